import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('moonCalendar', {
  title: 'Calendrier lunaire de {month}',
  head: 'Calendrier lunaire de {month}\u00a0: phases, signes, vide de course · {site}',
  description:
    'La Lune de {month} jour par jour\u00a0: sa phase, le signe qu’elle traverse, ses heures vides de course, les éclipses, à l’heure de Paris.',
  lead: 'Où en est la Lune, dans quel signe, et à quelles heures elle ne promet plus rien\u00a0: un jour par ligne.',
  tableTitle: 'La Lune jour par jour',
  'column.day': 'Jour',
  'column.phase': 'Phase',
  'column.sign': 'Signe',
  'column.void': 'Vide de course',
  'column.note': 'À noter',
  waxing: '{lit}\u00a0%, croissante',
  waning: '{lit}\u00a0%, décroissante',
  enters: '{sign} à {time}',
  voidSameDay: 'De {from} à {to}',
  voidLater: 'De {from} jusqu’au {day}, {to}',
  voidSince: 'Depuis le {day}, {from}, jusqu’à {to}',
  voidSinceLater: 'Depuis le {day}, {from}, jusqu’au {until}, {to}',
  lunationAt: '{phase} à {time}, {degrees} {sign}',
  eclipseAt: '{eclipse}, maximum à {time}',
  'eclipse.sun.total': 'Éclipse totale de Soleil',
  'eclipse.sun.annular': 'Éclipse annulaire de Soleil',
  'eclipse.sun.partial': 'Éclipse partielle de Soleil',
  'eclipse.sun.penumbral': 'Éclipse de Soleil',
  'eclipse.moon.total': 'Éclipse totale de Lune',
  'eclipse.moon.annular': 'Éclipse de Lune',
  'eclipse.moon.partial': 'Éclipse partielle de Lune',
  'eclipse.moon.penumbral': 'Éclipse de Lune par la pénombre',
  readTitle: 'Comment lire ce calendrier',
  readPhase:
    'La phase est dessinée telle qu’elle est à midi. Le pourcentage dit quelle part du disque est éclairée\u00a0; quatre fois par mois, la dernière colonne donne l’instant exact d’un quartier, de la nouvelle ou de la pleine Lune.',
  readSign:
    'Le signe est celui du début du jour. La Lune en change tous les deux jours et demi environ\u00a0: l’heure de passage est indiquée à la suite.',
  readVoid:
    'La Lune est dite vide de course entre son dernier aspect exact dans un signe et son entrée dans le suivant. Nous comptons la conjonction, le sextile, le carré, le trigone et l’opposition, avec le Soleil et les planètes jusqu’à Pluton. La tradition conseille de finir plutôt que de lancer pendant ces heures-là.',
  readEclipse:
    'Les éclipses sont toutes notées, où qu’elles soient visibles sur Terre\u00a0: beaucoup ne se voient pas depuis la France.',
  calendarTitle: 'Dans votre agenda',
  calendarText:
    'Un fichier pour votre téléphone ou votre ordinateur\u00a0: nouvelles et pleines Lunes, quartiers et éclipses de l’année {year}, à leur minute.',
  calendarGo: 'Télécharger les lunaisons de {year}',
  calendarName: 'Lunaisons {year}',
  lunation: '{phase} en {sign}',
})
