import { catalogue } from '../../../platform/i18n/texts.ts'

/** The words of the mails about a person's data, and of the copy that they take away: no page shows them. */
export const sentTexts = catalogue('privacySent', {
  exportMailSubject: 'La copie de vos données est prête',
  mailGreeting: 'Bonjour {firstName},',
  exportMailDone:
    'La copie de vos données que vous avez demandée est prête. Vous pouvez la prendre pendant {days} jours.',
  exportMailButton: 'Prendre ma copie',
  exportMailNotYou:
    'Vous n’avez rien demandé ? Changez votre mot de passe : quelqu’un d’autre s’y est connecté. La copie, elle, ne se télécharge qu’avec ce mot de passe ou juste après une connexion.',
  exportMailReason: 'Vous recevez cet e-mail parce qu’une copie de vos données a été demandée depuis votre compte.',
  prospectMailSubject: 'Votre compte sera effacé le {day}',
  prospectMailDone:
    'Personne ne s’est connecté à votre compte depuis près de trois ans, et il n’a servi à aucune consultation. Nous l’effacerons, avec tout ce que nous gardons de vous, à partir du {day}.',
  prospectMailNotYou: 'Vous souhaitez le garder ? Connectez-vous une fois avant cette date, c’est tout.',
  prospectMailButton: 'Garder mon compte',
  prospectMailReason: 'Vous recevez cet e-mail parce que vous avez un compte chez nous.',
  leaveMailSubject: 'Votre code pour effacer votre compte',
  leaveMailCode: 'Vous avez demandé l’effacement de votre compte. Voici le code qui le confirme :',
  leaveMailUse: 'Il est valable {minutes} minutes. Sans ce code, rien ne se passe.',
  leaveMailButton: 'Saisir le code',
  leaveMailNotYou:
    'Vous n’avez rien demandé ? Ne communiquez ce code à personne et changez votre mot de passe : quelqu’un d’autre le connaît.',
  leaveMailReason: 'Vous recevez cet e-mail parce que l’effacement de votre compte a été demandé.',
  leavingMailSubject: 'Votre compte sera effacé le {day}',
  leavingMailDone:
    'Votre compte et vos données seront effacés le {day}. Jusque-là, vous pouvez changer d’avis : connectez-vous et annulez. Ensuite, rien ne pourra être retrouvé, et nous ne vous écrirons plus.',
  leavingMailNotYou: 'Ce n’était pas vous ? Connectez-vous, annulez, et changez votre mot de passe.',
  leavingMailButton: 'Garder mon compte',
  leavingMailReason: 'Vous recevez cet e-mail parce que l’effacement de votre compte a été confirmé.',
  fileNote:
    'Les montants sont en centimes d’euro, les dates en temps universel. Les images et les messages vocaux sont écrits en base64, jusqu’à 64\u00a0Mo en tout.',
  paperTitle: 'Vos données personnelles',
  paperLead: 'Tout ce que nous gardions de vous le {date}.',
  paperNote:
    'Le document PDF ne connaît pas tous les caractères : ceux qui lui manquent y sont remplacés par {sign}. Le fichier JSON les garde tous.',
  paperNone: 'Nous ne gardons rien de tel.',
  yes: 'oui',
  no: 'non',
})
