import { catalogue } from '../../../platform/i18n/texts.ts'

/** What other pages say of the device at hand. */
export const deviceTexts = catalogue('this-device', {
  unknown: 'Les notifications se règlent ici dans un navigateur où JavaScript est actif.',
  unsupported: 'Ce navigateur ne sait pas recevoir de notifications.',
  otherwise: 'Sinon, nous vous prévenons autrement\u00a0: %contact%.',
  otherwisePsychic: 'Gardez une page du site ouverte\u00a0: une demande y sonne, et se voit dans le titre de l’onglet.',
  contactLink: 'par e-mail ou par SMS',
  install:
    'Sur iPhone et iPad, les notifications arrivent une fois le site sur l’écran d’accueil\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0», et ouvrez-le de là.',
  refused:
    'Votre navigateur refuse les notifications de ce site. Pour les permettre, touchez le symbole à gauche de l’adresse, puis Notifications, et rechargez la page.',
  failed: 'Votre navigateur n’a pas pu s’inscrire auprès de son service de notifications. Réessayez plus tard.',
  on: 'Cet appareil reçoit vos notifications.',
  off: 'Cet appareil ne reçoit pas vos notifications. Votre navigateur vous demandera la permission.',
  turnOn: 'Recevoir les notifications sur cet appareil',
  turnOff: 'Ne plus en recevoir ici',
  alertOff: 'Vous pouvez aussi l’apprendre à l’instant même, par une notification.',
  alertOn:
    'Cet appareil vous préviendra aussi, à l’instant même. Rien sur l’écran verrouillé ne dira de quoi il s’agit.',
  alertUnchosen: 'Cet appareil reçoit vos notifications, mais pas celle-ci\u00a0: vous l’avez désactivée.',
  requestOff: 'Une notification peut vous dire qu’un client vous attend, aussi quand vous regardez autre chose.',
  requestOn: 'Cet appareil vous prévient des demandes, aussi quand vous regardez autre chose.',
  requestUnchosen: 'Cet appareil reçoit vos notifications, mais pas les demandes\u00a0: vous les avez désactivées.',
  placeOff: 'Vous voulez attendre ailleurs\u00a0? Une notification peut vous dire que c’est votre tour.',
  placeOn: 'Cet appareil peut vous dire que c’est votre tour\u00a0: choisissez-le ci-dessus.',
  placeUnchosen: 'Cet appareil reçoit vos notifications, mais pas celle-ci\u00a0: vous l’avez désactivée.',
  toChoices: 'Choisir mes notifications',
})
