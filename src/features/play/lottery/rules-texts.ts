import { catalogue } from '../../../platform/i18n/texts.ts'

export const rulesTexts = catalogue('lotteryRules', {
  title: 'Règlement du tirage au sort',
  lead: 'Ce que vous devez savoir avant de participer, et ce à quoi nous nous engageons.',
  description: 'Le règlement du tirage au sort\u00a0: qui participe, le lot, la désignation du gagnant et vos données.',
  houseTitle: 'Qui l’organise',
  house: '{company} organise ce tirage au sort sur ce site, pour ses clients. Chaque marque a le sien.',
  publisher: 'L’éditeur du site est {name}, {address}.',
  whoTitle: 'Qui peut participer',
  who: 'Toute personne majeure qui a ici un compte client, avec une date de naissance et une adresse e-mail confirmée. Une seule participation par personne, quel que soit le nombre de ses comptes. Les membres de notre équipe, ceux qui consultent ici et leurs proches ne participent pas. Pendant une pause que vous avez choisie, on ne peut pas participer.',
  freeTitle: 'La participation est gratuite',
  free: 'Rien n’est à acheter ni à dépenser, avant ou après. Aucune consultation, aucun achat, aucun appel et aucun SMS ne donne de participation ni n’augmente les chances.',
  whenTitle: 'Quand',
  when: 'On participe en ligne, du jour de l’ouverture à la date affichée sur la page du tirage. Jusque-là, on peut retirer sa participation. Une fois ouvert, un tirage ne peut être ni modifié ni annulé.',
  prizeTitle: 'Le lot',
  prize:
    'Le nombre de minutes affiché sur la page du tirage s’ajoute au temps offert du compte gagnant. Ce temps s’utilise comme tout temps offert, avec la personne de son choix. Il n’a pas de valeur en argent et ne se cède pas. Si le compte gagnant n’existe plus ou est bloqué au moment du tirage, le lot n’est pas attribué.',
  drawTitle: 'Comment le gagnant est désigné',
  draw: 'À la clôture, la liste des codes est publiée avec son empreinte, ainsi que le numéro d’un tour à venir du signal public drand, une heure plus tard. La place gagnante se calcule à partir de la signature de ce tour et de l’empreinte de la liste\u00a0; chaque code a la même chance. Si le signal manque dix minutes après son heure, une graine dont l’empreinte était publiée dès l’ouverture le remplace, et la page du tirage le dit.',
  tellTitle: 'Comment le gagnant l’apprend',
  tell: 'Par un e-mail, et sur la page du tirage, où il retrouve son code. Son nom n’est pas publié.',
  dataTitle: 'Vos données',
  data: 'Nous gardons votre participation, sa date et son code pour tenir ce tirage, et pour rien d’autre. Ce qui relie un code à un compte est effacé {days}\u00a0jours après le tirage\u00a0; la liste, qui ne porte que des codes, reste publiée. Participer n’autorise personne à vous écrire.',
  appealTitle: 'En cas de désaccord',
  appeal: 'Une réclamation est lue par une personne, qui y répond par écrit.',
  toComplaint: 'Faire une réclamation',
  toLottery: 'Revenir au tirage au sort',
})
