import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('loveTest', {
  title: 'Le test de l’amour',
  head: 'Test de l’amour gratuit, qui reste entre vous',
  description:
    'Vingt-quatre questions sur la confiance, le désir, la parole, les disputes, l’équilibre et les projets. Vos réponses restent dans votre navigateur.',
  lead: 'Vingt-quatre questions, dix minutes au calme, et un portrait de votre histoire qui ne ressemble qu’à elle.',
  begin: 'Commencer le test',
  resume: 'Reprendre mon test',
  whatTitle: 'Ce que vous lirez à la fin',
  what: 'Six domaines, du désir aux projets, et ce qui les relie\u00a0: où votre histoire s’appuie, où elle demande du soin, trois gestes à essayer. Ni pourcentage de compatibilité, ni prédiction\u00a0: un regard posé sur ce que vous avez répondu.',
  skyWhat:
    'Si vous donnez vos deux dates de naissance, vos deux ciels sont aussi comparés. L’heure et le lieu ne sont pas demandés.',
  secretTitle: 'Cela reste entre vous',
  secret:
    'Ces réponses touchent à votre vie intime. Elles sont lues par votre navigateur, sur votre appareil, et ne nous sont pas envoyées. Elles disparaissent quand vous fermez l’onglet, ou plus tôt si vous les effacez.',
  forWhom:
    'Le test s’adresse à des adultes, pour une relation en cours, quelle qu’elle soit. S’il vous arrive d’avoir peur, il vous donnera d’abord des numéros où l’on écoute.',
  noScripts:
    'Votre navigateur n’exécute pas de scripts\u00a0: pour composer votre portrait, notre serveur doit lire vos réponses. Il les reçoit avec chaque page du test et n’en garde aucune.',
  consent:
    'J’accepte explicitement que {company} lise mes réponses, qui disent ma vie intime et peuvent révéler mon orientation, le temps de composer mon portrait.',
  consentLacking: 'Cochez cette case pour voir les questions. Sans elle, rien n’est demandé.',
  backToFirst: 'Le test commence par sa première page.',
  toFirst: 'Aller à la première page',

  step: 'Étape {step} sur {steps}',
  next: 'Continuer',
  before: 'Revenir en arrière',
  'fault.unchosen': 'Choisissez une réponse.',
  'fault.dateWrong': 'Donnez une date comme 17/04/1988, entre 1900 et aujourd’hui, ou laissez ce champ vide.',
  'fault.minor': 'Ce test est réservé aux adultes.',

  peopleTitle: 'Vous deux',
  peopleLead: 'Pour que le texte s’accorde avec vous. Seule la durée est nécessaire.',
  gender: 'Vous êtes',
  partnerGender: 'La personne que vous aimez est',
  female: 'Une femme',
  male: 'Un homme',
  unknown: 'Je préfère ne pas le dire',
  stage: 'Vous êtes ensemble depuis',
  young: 'Moins d’un an',
  settled: 'Un à cinq ans',
  long: 'Plus de cinq ans',
  datesTitle: 'Vos deux naissances, si vous voulez',
  datesHint: 'Avec les deux dates, vos deux ciels sont comparés à la fin. L’une sans l’autre ne sert à rien.',
  birthDate: 'Votre date de naissance',
  partnerBirthDate: 'Sa date de naissance',

  questionsTitle: 'Vingt-quatre questions',
  questionsLead: 'Répondez comme c’est, pas comme cela devrait être. Il n’y a pas de bonne réponse.',
  progress: 'Vos réponses',
  answered: '{count} sur {all}',
  trust: 'La confiance',
  desire: 'Le désir',
  talk: 'La parole',
  quarrels: 'Les disputes',
  balance: 'L’équilibre',
  projects: 'Les projets',
  seeNext: 'J’ai répondu',

  addressTitle: 'Votre portrait est prêt',
  addressLead: 'Il ne dépend de rien d’autre que de vos réponses.',
  see: 'Lire mon portrait',
  letterTitle: 'La lettre du site, à part',
  letterLead:
    'Si vous souhaitez aussi recevoir notre lettre, donnez votre adresse ici. Vos réponses ne partent pas avec elle, et votre portrait est le même sans.',
  letterElsewhere: 'Votre test est resté ouvert dans l’onglet précédent.',
})
