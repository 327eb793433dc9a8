import { catalogue } from '../../../platform/i18n/texts.ts'

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
  refuseKind: 'Motif, compté pour tous',
  chooseKind: 'Choisissez un motif',
  refuseReason: 'Raison, dite à son auteur',
  refuse: 'Refuser',
  'done.publie': 'L’avis est publié.',
  'done.refuse': 'L’avis est refusé et son auteur est prévenu.',

  'kind.insult': 'Insultes ou propos haineux',
  'kind.person': 'Désigne une personne ou révèle sa vie privée',
  'kind.off-topic': 'Sans rapport avec le site',
  'kind.not-consultation': 'Ne parle pas de cette consultation',
  'kind.advertising': 'Publicité ou démarchage',
  'kind.unlawful': 'Contraire à la loi',
  'kind.author': 'À la demande de son auteur',
  'kind.other': 'Autre motif',

  mailGreeting: 'Bonjour {firstName},',
  refusedMailSubject: 'Votre avis {company} n’est pas publié',
  refusedMail:
    'Vous avez donné votre avis sur une consultation avec {psychic}. Nous ne le publions pas, pour cette raison\u00a0:',
  removedMailSubject: 'Votre avis {company} est retiré',
  removedMail: 'Votre avis sur une consultation avec {psychic} n’est plus publié, pour cette raison\u00a0:',
  unshownMailNext:
    'Si cette décision vous paraît injuste, écrivez-nous à {contact}\u00a0: une autre personne relira votre avis.',
  unshownMailReason: 'Vous recevez ce message parce que vous avez donné un avis.',
})
