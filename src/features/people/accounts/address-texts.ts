import { catalogue } from '../../../platform/i18n/texts.ts'

/** For people whose account lacks an address: every page may ask for it. */
export const addressTexts = catalogue('address', {
  email: 'Adresse e-mail',
  sent: 'Nous avons envoyé un message à {email}. S’il contient un code à six chiffres, écrivez-le ici.',
  lead: 'Une adresse est nécessaire pour recevoir vos reçus et retrouver votre compte.',
  missing: 'Il manque une adresse à votre compte',
  created: 'Votre compte est créé, il n’y manque qu’une adresse',
  loading: 'Un instant…',
  closed:
    'Les accords à donner n’ont pas pu être affichés : ce formulaire reste fermé. Rechargez la page pour essayer de nouveau.',
  add: 'Ajouter mon adresse',
  prove: 'Confirmer mon adresse',
})
