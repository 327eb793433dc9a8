import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('accounts', {
  firstName: 'Prénom',
  firstNameHint: 'Celui par lequel vous voulez être appelé.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: '{min} signes ou plus. Une phrase que vous retenez convient très bien.',
  birthDate: 'Date de naissance',
  birthDateHint: 'Les consultations sont réservées aux personnes majeures.',
  gender: 'Genre',
  genderHint: 'Facultatif.',
  genderFemale: 'Femme',
  genderMale: 'Homme',
  genderUnknown: 'Je préfère ne pas le dire',

  relationship: 'Situation amoureuse',
  relationshipHint: 'Facultatif. Elle n’est montrée à personne sans vous.',
  relationshipCouple: 'En couple',
  relationshipSingle: 'Célibataire',
  relationshipComplicated: 'C’est compliqué',
  notSaid: 'Non précisée',
  zodiacSign: 'Signe',
  zodiacSignNote: '{sign}, d’après les dates d’usage',
  'sign.1': 'Bélier',
  'sign.2': 'Taureau',
  'sign.3': 'Gémeaux',
  'sign.4': 'Cancer',
  'sign.5': 'Lion',
  'sign.6': 'Vierge',
  'sign.7': 'Balance',
  'sign.8': 'Scorpion',
  'sign.9': 'Sagittaire',
  'sign.10': 'Capricorne',
  'sign.11': 'Verseau',
  'sign.12': 'Poissons',

  registerTitle: 'Créer un compte',
  registerLead: 'Deux minutes suffisent. Aucune carte bancaire n’est demandée.',
  registerDescription:
    'Créez votre compte pour consulter par tchat : prix connu d’avance, temps compté à la seconde, reçu vérifiable.',
  register: 'Créer mon compte',
  offer: '{OFFER_WELCOME}',
  offerTitle: 'L’offre de bienvenue',
  offerConditions:
    'Une fois par personne, dès que votre adresse e-mail est confirmée. Ce temps est dépensé avant votre crédit, avec le voyant de votre choix, et ne vous engage à rien. Le détail est dans les %terms%.',
  termsLink: 'Conditions de la consultation',
  alreadyClient: 'Vous avez déjà un compte ? %signIn%',
  signInLink: 'Connectez-vous',

  signInTitle: 'Se connecter',
  signInLead: 'Heureux de vous revoir.',
  signInDescription: 'Connectez-vous pour retrouver vos consultations, vos reçus et votre crédit.',
  signIn: 'Me connecter',
  notClient: 'Pas encore de compte ? %register%',
  registerLink: 'Créez-en un',

  verifyTitle: 'Confirmer votre adresse',
  verifyLead: 'Nous avons envoyé un message à {email}. S’il contient un code à six chiffres, écrivez-le ici.',
  verifyDescription: 'Écrivez le code reçu par e-mail pour confirmer votre adresse.',
  addressLead: 'Une adresse est nécessaire pour recevoir vos reçus et retrouver votre compte.',
  emailDialogTitle: 'Il manque une adresse à votre compte',
  emailDialogNew: 'Votre compte est créé, il n’y manque qu’une adresse',
  emailDialogLoading: 'Un instant…',
  emailDialogClosed:
    'Nous n’avons pas pu lire ce à quoi vous consentiriez : ce formulaire reste fermé. Rechargez la page pour essayer de nouveau.',
  addressTitle: 'Votre adresse',
  addAddress: 'Ajouter mon adresse',
  code: 'Code reçu par e-mail',
  codeHint: 'Il est valable {minutes} minutes.',
  verify: 'Confirmer mon adresse',
  resendTitle: 'Rien reçu ?',
  resendHelp:
    'Regardez dans les courriers indésirables. Vous pouvez demander un nouveau message : il remplace l’ancien.',
  resend: 'Envoyer un nouveau message',
  resendWait:
    'Vous pourrez demander un nouveau message dans {count} seconde. || Vous pourrez demander un nouveau message dans {count} secondes.',
  resent: 'Un nouveau message vient de partir.',
  resentTooSoon: 'Un message vient déjà de partir. Patientez une minute avant d’en demander un autre.',
  correctTitle: 'L’adresse n’est pas la bonne ?',
  otherEmail: 'Votre bonne adresse e-mail',
  correct: 'Corriger mon adresse',
  later: 'Plus tard',
  sandboxLink: 'Lire le message dans le bac à sable',

  newAddressTitle: 'Changer d’adresse e-mail',
  newAddressLead:
    'Un code est envoyé à la nouvelle adresse. L’ancienne, {email}, reste la vôtre jusqu’à ce que vous l’ayez donné.',
  newAddressDescription: 'Remplacez l’adresse e-mail de votre compte.',
  newAddress: 'Nouvelle adresse e-mail',
  presentPassword: 'Votre mot de passe',
  presentPasswordHint: 'Pour être sûrs que c’est bien vous.',
  askNewAddress: 'Recevoir un code',
  noPasswordYet:
    'Votre compte n’a pas encore de mot de passe. %choose%, puis revenez ici\u00a0: il est demandé pour changer d’adresse.',
  noPasswordLink: 'Choisissez-en un',
  newAddressCodeTitle: 'Confirmer {email}',
  newAddressOther: 'Une autre adresse\u00a0?',
  confirmNewAddress: 'Confirmer cette adresse',
  keepAddress: 'Garder mon adresse actuelle',
  addressKept: 'Votre adresse reste la même.',
  changeWaits: 'Votre nouvelle adresse, {email}, attend son code. %confirm%',
  changeEmail: 'Changer d’adresse e-mail',
  addressChanged: 'Votre adresse est changée. C’est avec elle que vous vous connectez désormais.',
  backToAccount: 'Revenir à mon compte',

  lostPassword: 'Mot de passe oublié\u00a0?',
  changePassword: 'Changer de mot de passe',
  phone: 'Mon téléphone',
  postalAddress: 'Mon adresse postale',

  accountTitle: 'Mon compte',
  accountLead: 'Bonjour {firstName}.',
  accountDescription: 'Vos informations, vos accords, votre crédit et vos consultations.',
  linksTitle: 'Vos consultations et votre crédit',
  consultationsLink: 'Mes consultations',
  walletLink: 'Mon crédit',
  favoritesLink: 'Mes favoris',
  devicesLink: 'Voir mes appareils',
  workspaceLink: 'Mon espace voyant',
  detailsTitle: 'Vos informations',
  provedState: 'Confirmée',
  proved: 'Votre adresse est confirmée. Vous pouvez consulter.',
  noEmail: 'Aucune',
  proveLink: 'Confirmer mon adresse',
  noBirthDate: 'Non renseignée',
  editTitle: 'Modifier',
  save: 'Enregistrer',
  saved: 'Vos informations sont enregistrées.',
  passwordChanged: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  birthDateOnce: 'Elle vérifie que vous êtes majeur. Relisez-la : elle ne se change plus ensuite.',
  birthDateFixed: 'La date de naissance sert à vérifier que vous êtes majeur et ne se change plus une fois donnée.',
  signOutTitle: 'Quitter',
  signOutHelp: 'Sur un appareil que d’autres utilisent, pensez à vous déconnecter.',
  signOut: 'Me déconnecter',

  mailGreeting: 'Bonjour {firstName},',
  proofMailSubject: 'Votre code de confirmation {company}',
  proofMailCode: 'Voici le code qui confirme votre adresse :',
  proofMailUse: 'Il est valable {minutes} minutes et ne sert qu’une fois. Écrivez-le sur la page de confirmation.',
  proofMailNotYou:
    'Si vous n’avez rien demandé, ignorez ce message : sans ce code, personne ne peut utiliser votre adresse.',
  proofMailReason: 'Vous recevez ce message parce que cette adresse vient d’être donnée sur {company}.',
  changeAskedMailSubject: 'Une autre adresse est demandée pour votre compte {company}',
  changeAskedMail:
    'Quelqu’un, sans doute vous, veut que votre compte ait une autre adresse e-mail. Rien ne change tant que cette adresse n’est pas confirmée.',
  changeAskedMailNotYou:
    'Si ce n’était pas vous, cette personne connaît votre mot de passe\u00a0: choisissez-en un autre tout de suite. La demande sera annulée et tous vos appareils seront déconnectés.',
  changeAskedMailButton: 'Choisir un autre mot de passe',
  changeDoneMailSubject: 'Votre compte {company} a une nouvelle adresse',
  changeDoneMail:
    'L’adresse de votre compte vient d’être changée. Celle-ci ne permet plus de s’y connecter, et nous n’y écrirons plus.',
  changeDoneMailNotYou: 'Si ce n’était pas vous, prévenez-nous sans attendre\u00a0: nous pouvons revenir en arrière.',
  changeMailReason: 'Nous prévenons toujours de ce qui touche à la sécurité de votre compte.',
  knownMailSubject: 'Vous avez déjà un compte {company}',
  knownMailGreeting: 'Bonjour,',
  knownMail:
    'Quelqu’un, sans doute vous, vient de créer un compte avec cette adresse. Or vous avez déjà un compte chez nous : c’est là que se trouvent votre crédit, vos consultations et vos reçus.',
  knownMailButton: 'Retrouver mon compte',
  knownMailNotYou:
    'Le nouveau compte ne peut pas confirmer cette adresse. Si ce n’était pas vous, vous n’avez rien à faire.',
  knownMailReason: 'Vous recevez ce message parce que cette adresse vient d’être donnée sur {company}.',
})

/** Under which key each gender is named. */
export const genderLabels = { female: 'genderFemale', male: 'genderMale', unknown: 'genderUnknown' } as const

/** Under which key each relationship is named. */
export const relationshipLabels = {
  1: 'relationshipCouple',
  2: 'relationshipSingle',
  3: 'relationshipComplicated',
} as const

/** Under which key a sign, 1 to 12, is named. */
export const signLabel = (sign: number) => `sign.${sign}` as Extract<keyof typeof texts.entries, `sign.${number}`>
