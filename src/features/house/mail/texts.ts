import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('mail', {
  unsubscribe: 'Ne plus recevoir ces e-mails',
  copyAddress: 'Si le bouton ne fonctionne pas, recopiez cette adresse :',
  publisher: '{company} est édité par {name}, {address} ({registration}).',
  noPublisher: '{company} est une démonstration : le site n’a pas d’éditeur et rien n’y est vendu.',
  contact: 'Pour nous écrire : {contact}.',
  refused:
    'Nos e-mails à {email} sont refusés par sa messagerie depuis le {day}. Vérifiez que l’adresse est la bonne et que la boîte n’est pas pleine.',
})
