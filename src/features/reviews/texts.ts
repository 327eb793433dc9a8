import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('reviews', {
  title: 'Avis à relire',
  lead: 'On publie tout avis sincère, bon ou mauvais. On refuse l’insulte, ce que la loi interdit, ce qui fait reconnaître un tiers et ce qui ne parle pas de la consultation.',
  description: 'Les avis qui attendent d’être relus.',
  none: 'Aucun avis à relire',
  noneNext: 'Les prochains avis apparaîtront ici avant d’être publiés.',
  head: '{rating} sur 5, pour {psychic}',
  dates: 'Consultation du {consulted}, avis du {written}',
  publish: 'Publier',
  refuseTitle: 'Refuser cet avis',
  refuseReason: 'Raison, dite à son auteur',
  refuse: 'Refuser',
  'done.publie': 'L’avis est publié.',
  'done.refuse': 'L’avis est refusé et son auteur est prévenu.',

  refusedMailSubject: 'Votre avis {company} n’est pas publié',
  refusedMailGreeting: 'Bonjour {firstName},',
  refusedMail:
    'Vous avez donné votre avis sur une consultation avec {psychic}. Nous ne le publions pas, pour cette raison\u00a0:',
  refusedMailNext: 'Si cette décision vous paraît injuste, répondez-nous\u00a0: une autre personne relira votre avis.',
  refusedMailReason: 'Vous recevez ce message parce que vous avez donné un avis.',
})
