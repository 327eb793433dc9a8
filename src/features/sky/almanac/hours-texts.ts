import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('skyHours', {
  title: 'Le ciel du {day}, heure par heure',
  head: 'Le ciel du jour heure par heure\u00a0: positions et aspects · {site}',
  headOf: 'Le ciel du {day}, heure par heure · {site}',
  description:
    'Les positions des planètes à chaque heure du jour, les aspects exacts à la minute et les changements de signe de la Lune, à l’heure de Paris.',
  lead: 'Ce qui devient exact dans la journée, puis la place de chaque planète à chaque heure.',
  eventsTitle: 'Dans l’ordre de la journée',
  eventsNone: 'Ni aspect exact, ni changement de signe ce jour-là\u00a0: le ciel reste sur sa lancée.',
  event: '{time}\u00a0: {what}',
  'event.aspect': '{from} et {to}\u00a0: {aspect}',
  'event.ingress': '{body} entre en {sign}',
  'event.ingressBack': '{body} recule et revient en {sign}',
  'event.retrograde': '{body} commence à reculer',
  'event.direct': '{body} repart en avant',
  'event.lunation': '{phase} en {sign}',
  'event.void': 'Lune vide de course, jusqu’à {time}',
  'event.voidLater': 'Lune vide de course, jusqu’au {day}, {time}',
  tableTitle: 'Les planètes à chaque heure',
  hour: 'Heure',
  place: '{degrees} {sign}',
  placeBack: '{degrees} {sign}, rétrograde',
  readTitle: 'Ce que l’on peut en faire',
  readMoon:
    'À l’échelle d’une journée, seule la Lune avance vraiment\u00a0: d’un demi-degré par heure. C’est elle qui fait la plupart des rendez-vous de cette page, et c’est son aspect du moment que l’on lit comme l’humeur de l’heure.',
  readExact:
    'Un aspect entre deux planètes se sent avant et après sa minute exacte\u00a0; l’heure indiquée est celle de son sommet, non celle d’un événement.',
})
