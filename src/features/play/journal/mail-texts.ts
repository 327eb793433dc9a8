import { catalogue } from '../../../platform/i18n/texts.ts'

export const mailTexts = catalogue('journalMail', {
  subject: 'Et alors ?',
  greeting: 'Bonjour {firstName},',
  'kept.draw': 'Le {day}, vous avez gardé un tirage dans votre journal.',
  'kept.question': 'Le {day}, vous avez noté une question dans votre journal.',
  'kept.horoscope': 'Le {day}, vous avez gardé un horoscope dans votre journal.',
  'kept.consultation': 'Le {day}, vous avez gardé une consultation dans votre journal.',
  asks: 'Vous aviez choisi ce jour pour y revenir. Que s’est-il passé depuis ? Dites-le en quelques mots, ou répondez qu’il est trop tôt. Votre réponse reste dans votre journal : personne d’autre ne la lit.',
  button: 'Ouvrir cette page de mon journal',
  reason:
    'Vous avez demandé cet e-mail depuis votre journal, sur {company}. Nous n’écrirons plus au sujet de cette page, sauf si vous choisissez un autre jour.',
})
