import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('mail', {
  unsubscribe: 'Ne plus recevoir ces e-mails',
  copyAddress: 'Si le bouton ne s’ouvre pas, recopiez cette adresse :',
  refused:
    'Nos e-mails à {email} sont refusés par sa messagerie depuis le {day}. Vérifiez que l’adresse est la bonne et que la boîte n’est pas pleine.',
})
