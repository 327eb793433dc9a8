import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('privacy', {
  title: 'Mes données',
  lead: 'Ce que nous gardons de vous vous appartient : prenez-en une copie, voyez jusqu’à quand nous le gardons, ou effacez tout.',
  description: 'La copie de vos données, leur durée de conservation et l’effacement de votre compte.',
  accountHelp: 'Prenez une copie de tout ce que nous gardons de vous, voyez jusqu’à quand, ou effacez votre compte.',
  accountLink: 'Voir mes données',
  backToData: 'Revenir à mes données',
  back: 'Revenir à mon compte',

  exportTitle: 'Prendre une copie',
  exportLead:
    'Une copie contient tout ce que nous gardons de vous : votre compte, vos conversations, vos achats, vos accords. Elle se prépare en quelques instants, en deux formats : un document à lire (PDF) et un fichier que d’autres services comprennent (JSON). Elle reste ici {days} jours.',
  askExport: 'Demander une copie',
  askExportAgain: 'Demander une nouvelle copie',
  nextExport: 'Une copie par jour : vous pourrez en demander une autre à partir du {moment}.',
  asked: 'Votre demande est enregistrée. Un e-mail vous dira quand la copie est prête.',
  progress: 'Préparation de votre copie',
  progressSaid: '{done} sur {steps}',
  progressHelp: 'Vous pouvez quitter cette page : un e-mail vous dira quand la copie est prête.',
  ready: 'Votre copie est prête. Vous pouvez la prendre jusqu’au {moment}.',
  failed: 'La préparation n’a pas abouti. Demandez une nouvelle copie ; si cela recommence, écrivez-nous.',
  password: 'Votre mot de passe',
  passwordHint: 'Votre connexion date d’un moment : confirmez que c’est bien vous.',
  signInAgain: 'Votre connexion date d’un moment. Déconnectez-vous, puis revenez ici après vous être reconnecté.',
  takePdf: 'Télécharger le PDF',
  takeJson: 'Télécharger le fichier JSON',

  exportMailSubject: 'La copie de vos données est prête',
  mailGreeting: 'Bonjour {firstName},',
  exportMailDone:
    'La copie de vos données que vous avez demandée est prête. Vous pouvez la prendre pendant {days} jours.',
  exportMailButton: 'Prendre ma copie',
  exportMailNotYou:
    'Vous n’avez rien demandé ? Changez votre mot de passe : quelqu’un d’autre a ouvert votre compte. La copie, elle, ne se télécharge qu’avec ce mot de passe ou juste après une connexion.',
  exportMailReason: 'Vous recevez cet e-mail parce qu’une copie de vos données a été demandée depuis votre compte.',

  leaveTitle: 'Effacer mon compte',
  leaveLead: 'En deux étapes, avec {days} jours pour changer d’avis.',
  leaveDescription: 'Demander l’effacement de votre compte et de vos données.',
  leaveGoesTitle: 'Ce qui sera effacé',
  leaveGoes:
    'Votre prénom, votre adresse e-mail, votre téléphone, votre adresse postale, votre date de naissance, vos conversations, vos avis, le texte de vos contestations, vos favoris, vos appareils et vos moyens de connexion.',
  leaveStaysTitle: 'Ce que la loi nous demande de garder',
  leaveStays:
    'Les montants et les dates de vos achats et de vos consultations, et la preuve de vos accords : sous un simple numéro, sans rien qui dise de qui il s’agit.',
  leaveHowTitle: 'Comment cela se passe',
  leaveHow:
    'Nous vous envoyons un code par e-mail. Une fois ce code donné, votre compte est effacé au bout de {days} jours ; d’ici là, vous pouvez tout annuler.',
  leaveRefund: 'Votre crédit acheté, {amount}, sera remboursé sur le moyen de paiement qui l’a réglé.',
  leaveEnding: 'Le crédit qui vous a été offert, {amount}, s’éteindra avec le compte.',
  leaveFreeTime: 'Votre temps offert, {time}, s’éteindra avec le compte.',
  leaveCopyFirst: 'Avant de partir, vous pouvez %copy%.',
  leaveCopyLink: 'prendre une copie de vos données',
  leaveAsk: 'Recevoir le code',
  leaveAskAgain: 'Recevoir un autre code',
  leaveCodeTitle: 'Confirmer avec le code',
  leaveCodeSent: 'Un code vient de partir vers {email}. Il est valable {minutes} minutes.',
  leaveCode: 'Code reçu par e-mail',
  leaveConfirm: 'Effacer mon compte',
  leavingTitle: 'Votre compte sera effacé le {day}',
  leavingHelp: 'Jusque-là, tout reste en place. Vous pouvez garder votre compte d’un seul geste.',
  keep: 'Garder mon compte',
  keptAccount: 'Votre compte reste ouvert : rien ne sera effacé.',
  leavingNotice: 'Votre compte sera effacé le {day}.',
  cancel: 'Annuler',
  dataLeaveTitle: 'Effacer mon compte',
  dataLeave:
    'Vous pouvez effacer votre compte et tout ce que nous gardons de vous, avec {days} jours pour changer d’avis.',
  dataLeaveLink: 'Effacer mon compte',
  sandboxLink: 'Voir les e-mails de la démonstration',

  leaveMailSubject: 'Votre code pour effacer votre compte',
  leaveMailCode: 'Vous avez demandé l’effacement de votre compte. Voici le code qui le confirme :',
  leaveMailUse: 'Il est valable {minutes} minutes. Sans ce code, rien ne se passe.',
  leaveMailButton: 'Donner le code',
  leaveMailNotYou:
    'Vous n’avez rien demandé ? Ne donnez ce code à personne et changez votre mot de passe : quelqu’un d’autre le connaît.',
  leaveMailReason: 'Vous recevez cet e-mail parce que l’effacement de votre compte a été demandé.',
  leavingMailSubject: 'Votre compte sera effacé le {day}',
  leavingMailDone:
    'Votre compte et vos données seront effacés le {day}. Jusque-là, vous pouvez changer d’avis : connectez-vous et annulez. Ensuite, rien ne pourra être retrouvé, et nous ne vous écrirons plus.',
  leavingMailNotYou: 'Ce n’était pas vous ? Connectez-vous, annulez, et changez votre mot de passe.',
  leavingMailButton: 'Garder mon compte',
  leavingMailReason: 'Vous recevez cet e-mail parce que l’effacement de votre compte a été confirmé.',

  fileNote: 'Les montants sont en centimes d’euro, les dates en temps universel.',
  paperTitle: 'Vos données personnelles',
  paperLead: 'Tout ce que nous gardions de vous le {date}.',
  paperNote:
    'Le papier ne connaît pas tous les signes : ceux qui lui manquent y sont remplacés par {sign}. Le fichier JSON les garde tous.',
  paperNone: 'Nous ne gardons rien de tel.',
  yes: 'oui',
  no: 'non',
})
