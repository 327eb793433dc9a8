import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('staff', {
  team: 'Équipe {company}',
  nav: 'Espace de l’équipe',
  'link.desk': 'Accueil',
  'link.clients': 'Clients',
  'link.reviews': 'Avis',
  'link.members': 'Membres',
  'link.audit': 'Registre',
  security: 'Second facteur',
  toSite: 'Voir le site',
  signOut: 'Se déconnecter',
  'role.editor': 'édition',
  'role.moderator': 'modération',
  'role.support': 'assistance',
  'role.admin': 'administration',
  'role.machine': 'commande',
  signedInAs: '{firstName}, {role}',

  deskTitle: 'Bonjour {firstName}',
  deskLead: 'Ce que vous faites ici est inscrit au registre, avec sa raison.',
  deskDescription: 'L’espace de travail de l’équipe.',
  reviewsTitle: 'Avis à relire',
  reviewsWaiting: '{count} avis attend d’être relu. || {count} avis attendent d’être relus.',
  reviewsLink: 'Relire les avis',
  nothing: 'Rien à traiter pour l’instant',
  nothingNext: 'Votre rôle n’a pas de file d’attente.',
})
