import { catalogue } from '../../../platform/i18n/texts.ts'

export const mailTexts = catalogue('lotteryMail', {
  subject: 'Le tirage au sort vous a désigné',
  greeting: 'Bonjour {firstName},',
  won: 'Votre code est sorti au tirage au sort de {company}\u00a0: {time} de consultation vous sont offertes. Elles sont déjà dans votre temps offert.',
  next: 'Rien n’est à payer, rien n’est à faire, et rien ne presse. Vous pouvez vérifier le tirage vous-même, calcul à l’appui.',
  button: 'Voir et vérifier le tirage',
  reason: 'Vous recevez ce message parce que vous avez participé au tirage au sort de {company}.',
})
