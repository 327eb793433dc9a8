import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('privacy', {
  title: 'Mes données',
  lead: 'Ce que nous gardons de vous vous appartient : prenez-en une copie, voyez jusqu’à quand nous le gardons, ou effacez tout.',
  description: 'La copie de vos données, leur durée de conservation et l’effacement de votre compte.',
  accountHelp: 'Prenez une copie de tout ce que nous gardons de vous, voyez jusqu’à quand, ou effacez votre compte.',
  accountLink: 'Voir mes données',
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

  fileNote: 'Les montants sont en centimes d’euro, les dates en temps universel.',
  paperTitle: 'Vos données personnelles',
  paperLead: 'Tout ce que nous gardions de vous le {date}.',
  paperNote:
    'Le papier ne connaît pas tous les signes : ceux qui lui manquent y sont remplacés par {sign}. Le fichier JSON les garde tous.',
  paperNone: 'Nous ne gardons rien de tel.',
  yes: 'oui',
  no: 'non',
})
