import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the page that gathers everything about the sky. */
export const texts = catalogue('skyPage', {
  title: 'Votre ciel',
  head: 'Horoscope, thème astral et compatibilité amoureuse',
  description:
    'L’horoscope de votre signe, la carte du ciel de votre naissance et la rencontre de deux thèmes, calculés sur les vraies positions des planètes.',
  lead: 'Tout ce que le site calcule d’après les vraies positions des planètes. C’est gratuit, et sans inscription.',
  seeSky: 'Voir les planètes',
  sign: 'L’horoscope de votre signe',
  periods: 'Ou pour une autre durée',
  birthTitle: 'Votre thème astral',
  birthText:
    'Donnez le jour, l’heure et le lieu de votre naissance\u00a0: la roue se dessine, puis chaque planète est expliquée en clair.',
  birthGo: 'Dessiner ma carte du ciel',
  matchTitle: 'Deux personnes',
  matchText:
    'Choisissez deux signes pour commencer, ou deux dates de naissance pour une lecture plus fine de ce qui vous rapproche.',
  matchGo: 'Comparer nos ciels',
})
