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

  accountTitle: 'Mon compte',
  accountLead: 'Bonjour {firstName}.',
  accountDescription: 'Vos informations, vos accords, votre crédit et vos consultations.',
  linksTitle: 'Vos consultations et votre crédit',
  consultationsLink: 'Mes consultations',
  walletLink: 'Mon crédit',
  favoritesLink: 'Mes favoris',
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
  birthDateOnce: 'Elle vérifie que vous êtes majeur. Relisez-la : elle ne se change plus ensuite.',
  birthDateFixed: 'La date de naissance sert à vérifier que vous êtes majeur et ne se change plus une fois donnée.',
  signOutTitle: 'Quitter',
  signOutHelp: 'Sur un appareil que d’autres utilisent, pensez à vous déconnecter.',
  signOut: 'Me déconnecter',

  proofMailSubject: 'Votre code de confirmation {company}',
  proofMail:
    'Bonjour {firstName},\n\nVoici le code qui confirme votre adresse : {code}\n\nIl est valable {minutes} minutes et ne sert qu’une fois. Écrivez-le sur cette page :\n{address}\n\nSi vous n’avez rien demandé, ignorez ce message : sans ce code, personne ne peut utiliser votre adresse.\n\n{company}',
  knownMailSubject: 'Vous avez déjà un compte {company}',
  knownMail:
    'Bonjour,\n\nQuelqu’un, sans doute vous, vient de créer un compte avec cette adresse. Or vous avez déjà un compte chez nous : c’est là que se trouvent votre crédit, vos consultations et vos reçus.\n\nPour le retrouver, connectez-vous ici :\n{address}\n\nLe nouveau compte ne peut pas confirmer cette adresse. Si ce n’était pas vous, vous n’avez rien à faire.\n\n{company}',
})

/** Under which key each gender is named. */
export const genderLabels = { female: 'genderFemale', male: 'genderMale', unknown: 'genderUnknown' } as const
