import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('passwords', {
  lostTitle: 'Mot de passe oublié',
  lostLead: 'Indiquez l’adresse de votre compte. Vous recevrez un code pour choisir un nouveau mot de passe.',
  lostDescription: 'Recevez un code par e-mail et choisissez un nouveau mot de passe.',
  email: 'Adresse e-mail',
  ask: 'Recevoir un code',
  haveCode: 'J’ai déjà un code',
  asked:
    'Si un compte utilise cette adresse, un code vient de lui être envoyé. Il arrive en général dans la minute et reste valable 15 minutes.',
  askAgain: 'Demander un autre code',
  sandbox: 'Lire le message dans le bac à sable',
  resetTitle: 'Choisir un nouveau mot de passe',
  resetLead: 'Écrivez le code reçu par e-mail et votre nouveau mot de passe.',
  code: 'Code reçu par e-mail',
  newPassword: 'Nouveau mot de passe',
  reset: 'Changer mon mot de passe',
  elsewhere: 'Tous vos autres appareils seront déconnectés.',
  changeTitle: 'Changer de mot de passe',
  changeLead: 'Vos autres appareils seront déconnectés et un e-mail vous le confirmera.',
  changeDescription: 'Choisissez un nouveau mot de passe pour votre compte.',
  oldPassword: 'Mot de passe actuel',
  forgotten: 'Mot de passe oublié\u00a0?',

  back: 'Revenir à mon compte',

  mailGreeting: 'Bonjour,',
  resetMailSubject: 'Votre code pour changer de mot de passe sur {company}',
  resetMailCode: 'Voici le code qui permet de choisir un nouveau mot de passe\u00a0:',
  resetMailUse: 'Il est valable {minutes} minutes et ne sert qu’une fois.',
  resetMailButton: 'Choisir mon mot de passe',
  resetMailNotYou:
    'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même. Ne le communiquez à personne, pas même à nous.',
  resetMailReason: 'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour cette adresse.',
  changedMailSubject: 'Votre mot de passe {company} a changé',
  changedMailDone: 'Le mot de passe de votre compte vient d’être modifié, et vos autres appareils ont été déconnectés.',
  changedMailNotYou: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  changedMailButton: 'Choisir un nouveau mot de passe',
  changedMailOthers: 'On peut aussi s’y connecter avec : {others}. Retirez ce que vous ne reconnaissez pas.',
  changedMailSee: 'Voir mes moyens de connexion',
  changedMailReason: 'Nous vous prévenons de tout ce qui touche à la sécurité de votre compte.',
})
