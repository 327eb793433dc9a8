import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('retrogrades', {
  title: 'Planètes rétrogrades en {year}',
  head: 'Planètes rétrogrades en {year}\u00a0: toutes les dates · {site}',
  description:
    'Mercure, Vénus, Mars et les planètes lentes\u00a0: de quelle date à quelle date chacune recule en {year}, de quel degré à quel degré.',
  lead: 'Chaque ligne va d’une station à l’autre\u00a0: le moment où la planète paraît s’arrêter, puis celui où elle repart.',
  tableTitle: 'Les rétrogradations de {year}',
  'column.planet': 'Planète',
  'column.from': 'Commence à reculer',
  'column.to': 'Repart en avant',
  'column.days': 'Durée',
  stand: '{moment}, à {degrees} {sign}',
  days: '{count} jour || {count} jours',
  under: 'En cours',
  readTitle: 'Ce que reculer veut dire',
  readSeen:
    'Aucune planète ne fait marche arrière. Vue d’une Terre qui tourne elle aussi, elle semble pourtant ralentir, s’arrêter, puis revenir sur ses pas devant les étoiles\u00a0: comme un train plus lent que l’on dépasse.',
  readTold:
    'L’astrologie y lit un temps de reprise plutôt qu’un temps de départ\u00a0: les échanges et les trajets pour Mercure, les goûts et les liens pour Vénus, l’élan pour Mars. Les planètes lentes reculent près de la moitié de l’année\u00a0; on retient surtout les jours qui entourent leurs stations.',
  readDates:
    'Le jour d’une station compte plus que le reste\u00a0: la planète pèse alors longtemps sur le même degré. Si votre thème a un astre près de ce degré, c’est là qu’il faut regarder.',
  chart: 'Voir mon thème',
})
