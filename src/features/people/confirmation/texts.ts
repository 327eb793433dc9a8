import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('confirmation', {
  title: 'Confirmez que c’est vous',
  lead: 'Ce changement touche à la sécurité de votre compte, et votre connexion remonte à plus de dix minutes. Une fois que vous aurez confirmé, il se fera sans rien saisir de nouveau.',
  description: 'Confirmez que c’est bien vous avant un changement important.',
  password: 'Votre mot de passe',
  confirm: 'Confirmer et continuer',
  forgotten: 'Mot de passe oublié\u00a0?',
  codeHelp: 'Votre compte n’a pas de mot de passe\u00a0: nous pouvons envoyer un code à {email}.',
  send: 'Recevoir un code',
  sendAgain: 'Recevoir un autre code',
  sent: 'Un code vient de partir à {email}. Il est valable {minutes} minutes.',
  code: 'Code reçu par e-mail',
  sandbox: 'Lire le message dans le bac à sable',
  passkey: 'Confirmer avec une clé d’accès',
  interrupted: 'Rien n’a été fait\u00a0: la demande a été interrompue.',
  signInAgain: 'Déconnectez-vous, reconnectez-vous, puis recommencez\u00a0: une connexion récente suffit.',
  back: 'Ne rien changer',

  mailGreeting: 'Bonjour {firstName},',
  codeMailSubject: 'Votre code pour confirmer que c’est vous',
  codeMailCode: 'Voici le code demandé depuis votre compte {company}\u00a0:',
  codeMailUse: 'Il est valable {minutes} minutes et ne sert qu’une fois, dans le navigateur où vous l’avez demandé.',
  codeMailNotYou:
    'Si vous n’avez rien demandé, quelqu’un utilise votre compte\u00a0: ne communiquez ce code à personne et choisissez un mot de passe.',
  codeMailReason: 'Vous recevez ce message parce qu’un changement important a été demandé dans votre compte.',
})
