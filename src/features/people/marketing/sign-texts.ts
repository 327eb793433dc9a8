import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the newsletter's page alone. */
export const signTexts = catalogue('letterSign', {
  sign: 'Votre signe (facultatif)',
  hint: 'Pour recevoir aussi les lettres qui parlent de votre signe.',
  none: 'Je préfère ne pas le dire',
  aries: 'Bélier',
  taurus: 'Taureau',
  geminis: 'Gémeaux',
  cancer: 'Cancer',
  leo: 'Lion',
  virgo: 'Vierge',
  libra: 'Balance',
  scorpio: 'Scorpion',
  sagittarius: 'Sagittaire',
  capricorn: 'Capricorne',
  aquarius: 'Verseau',
  pisces: 'Poissons',
})
