import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('phones', {
  title: 'Mon téléphone',
  lead: 'Un mobile confirmé reçoit vos codes et, si vous le voulez, vos alertes. Nous ne le donnons à personne, pas même à ceux que vous consultez.',
  leadPsychic:
    'Un mobile confirmé sonne quand un client demande à vous parler par téléphone. Il ne voit jamais votre numéro, ni vous le sien.',
  description: 'Ajouter un numéro de mobile et le confirmer par un code.',
  proved: 'Votre numéro est confirmé\u00a0: {number}.',
  none: 'Aucun numéro pour l’instant.',
  removed: 'Votre numéro est effacé.',
  phone: 'Numéro de mobile',
  phoneHint: 'France, Belgique, Suisse, Luxembourg ou Monaco.',
  add: 'Recevoir un code par SMS',
  changeTitle: 'Changer de numéro',
  addTitle: 'Ajouter un numéro',
  codeTitle: 'Confirmer le {number}',
  code: 'Code reçu par SMS',
  codeHint: 'Six chiffres, valables {minutes} minutes.',
  refusedinvalid:
    'Notre SMS n’est pas parti\u00a0: le {number} n’est pas un mobile en service. Vérifiez-le, ou donnez un autre numéro.',
  refusedunreachable:
    'Notre SMS n’est pas arrivé\u00a0: le téléphone du {number} est éteint ou hors réseau. Rallumez-le et demandez un nouveau code, ou donnez un autre numéro.',
  refusedcarrier:
    'Notre SMS n’est pas parti\u00a0: l’opérateur du {number} ne prend pas nos messages. Donnez un autre numéro.',
  refusedblocked:
    'Notre SMS n’est pas arrivé\u00a0: le {number} a bloqué nos messages. Débloquez-les dans le téléphone, puis demandez un nouveau code, ou donnez un autre numéro.',
  emailFirst: 'Confirmez d’abord votre adresse e-mail\u00a0: un numéro s’ajoute ensuite.',
  verify: 'Confirmer ce numéro',
  remove: 'Effacer mon numéro',
  sandbox: 'Lire le message dans le bac à sable',
  bonusTitle: 'Pour votre premier mobile confirmé',
  bonus: '{time} de consultation offertes',
  bonusConditions:
    'Une fois par personne et par numéro, une fois votre adresse e-mail confirmée. Ce temps s’ajoute à votre temps offert, est dépensé avant votre crédit, et ne vous engage à rien.',
  bonusNumberUsed: 'Le numéro confirmé ici a déjà servi pour cette offre.',
  bonusProveEmail: 'Confirmer mon adresse e-mail',
  claimBonus: 'Recevoir mes {time}',
  bonusGiven: 'Votre numéro est confirmé\u00a0: {time} de consultation vous sont offertes.',
  numberOfAnother:
    'Ce numéro, cet appareil ou la carte d’un paiement a déjà servi à recevoir cette offre sous un autre compte\u00a0: elle est donnée une fois par personne. Donnez un numéro qui n’est qu’à vous. Si vous partagez un appareil ou une carte avec un proche, écrivez à notre équipe\u00a0: elle peut vous donner ces minutes.',
  contactTitle: 'Où vous prévenir',
  contact: 'Vos alertes',
  contactHint:
    'Par exemple quand une personne attendue est libre. La sécurité du compte et vos reçus restent envoyés par e-mail.',
  contactEmail: 'Par e-mail',
  contactSms: 'Par SMS',
  chooseContact: 'Enregistrer mon choix',
  chosen: 'Votre choix est enregistré.',
  back: 'Revenir à mon compte',
  backPsychic: 'Revenir à mon espace',
  mailGreeting: 'Bonjour {firstName},',
  provedMailSubject: 'Votre numéro de mobile {company} est confirmé',
  provedMailDone: 'Un numéro de mobile qui finit par {end} est désormais celui de votre compte.',
  provedMailNotYou:
    'Si ce n’était pas vous, effacez-le tout de suite, changez votre mot de passe et fermez les accès inconnus.',
  provedMailButton: 'Voir mon téléphone',
  provedMailReason: 'Nous vous prévenons de tout ce qui touche à la sécurité de votre compte.',
  removedMailSubject: 'Votre compte {company} n’a plus de numéro de mobile',
  removedMailDone: 'Le numéro de mobile qui finit par {end} vient d’être effacé de votre compte.',
  removedMailNotYou: 'Si ce n’était pas vous, changez votre mot de passe et fermez les accès inconnus.',
  removedMailButton: 'Voir mon téléphone',
  removedMailReason: 'Nous vous prévenons de tout ce qui touche à la sécurité de votre compte.',
  message: '{company}\u00a0: votre code est {code}. Valable {minutes} minutes. Ne le donnez à personne.',
})

/** The text key of each channel's name. */
export const contactLabels = { email: 'contactEmail', sms: 'contactSms' } as const
