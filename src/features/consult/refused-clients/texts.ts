import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('refusedClients', {
  title: 'Clients que je ne reçois plus',
  description: 'Les clients dont vous ne voulez plus recevoir de demande.',
  lead: 'Vous pouvez ne plus recevoir une personne qui vous a consulté, sur aucun site ni aucun canal. Le crédit de cette personne reste entier.',
  none: 'Personne',
  noneNext: 'Pour ne plus recevoir une personne, ouvrez une de vos consultations avec elle.',
  past: 'Voir mes consultations',
  refuseTitle: 'Ne plus recevoir {firstName}',
  refuseLead:
    'Cette personne lira que vous ne pouvez pas la recevoir, si elle vous demande encore. Un rendez-vous déjà pris reste pris. Votre raison est gardée chiffrée\u00a0: elle fait partie des données que cette personne peut demander.',
  kind: 'Raison',
  'kind.insult': 'Insultes ou propos déplacés',
  'kind.threat': 'Menaces',
  'kind.distress': 'Une aide que je ne peux pas donner',
  'kind.repeated': 'Les mêmes questions, sans cesse',
  'kind.other': 'Autre raison',
  why: 'Ce qui s’est passé',
  whyHint: '{max} caractères au plus.',
  refuse: 'Ne plus recevoir {firstName}',
  already: 'Vous ne recevez déjà plus {firstName}.',
  line: '{firstName}, depuis le {day}',
  receive: 'Recevoir de nouveau {firstName}',
  'done.refuse': 'Vous ne recevrez plus de demande de cette personne.',
  'done.recoit': 'Cette personne peut de nouveau vous demander une consultation.',
  back: 'Revenir à mon espace',
})
