import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of a component that several pages use, separate so that each includes only these. */
export const freeTimeTexts = catalogue('free-time', {
  waits: 'Vos {time} offertes vous attendent\u00a0: confirmez un numéro de mobile pour les recevoir aussitôt.',
  why: 'Plusieurs comptes récents viennent d’un même appareil, d’un même réseau ou d’une même entreprise que le vôtre. C’est fréquent en famille ou au travail\u00a0: un mobile que personne d’autre n’a donné ici suffit.',
  prove: 'Confirmer mon mobile',
})
