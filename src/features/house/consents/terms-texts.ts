import { catalogue } from '../../../platform/i18n/texts.ts'

/** Changing the binding terms requires a new version and its effective date. */
export const TERMS = { version: 4, since: '2026-11-24' } as const

/** Sections of the terms in order; each has a title and paragraphs separated by an empty line. */
export const termsSections = [
  ['qui-peut-consulter', 'who'],
  ['le-service', 'service'],
  ['le-prix', 'price'],
  ['le-decompte', 'meter'],
  ['les-coupures', 'drops'],
  ['temps-offert', 'free'],
  ['le-credit', 'credit'],
  ['retractation', 'withdrawal'],
  ['avis-et-respect', 'conduct'],
  ['reclamations', 'complaints'],
  ['vos-donnees', 'data'],
  ['changements', 'changes'],
] as const

export const termsTexts = catalogue('terms', {
  whoTitle: '1. Qui peut consulter',
  who: 'Les consultations sont réservées aux personnes de 18 ans ou plus, juridiquement capables. La date de naissance est demandée à la création du compte et ne se modifie plus ensuite.\n\nUn compte est personnel. Vous le créez sur un site de la marque {company} ; il ne vaut que pour elle. Une adresse e-mail confirmée est nécessaire pour payer et pour consulter. Vous gardez votre mot de passe secret et nous prévenez si vous pensez que quelqu’un d’autre l’utilise.',

  serviceTitle: '2. Ce que vous achetez, et ce que ce n’est pas',
  service:
    'Une consultation est une conversation à distance avec une personne de votre choix, par tchat, par appel web ou par téléphone. La voyance et les arts divinatoires sont un divertissement et une aide à la réflexion : aucune prédiction n’est garantie, et le résultat n’est pas ce que vous payez. Vous payez le temps passé avec la personne que vous avez choisie.\n\nUne consultation ne remplace ni un médecin, ni un psychologue, ni un avocat, ni un conseiller financier. En cas de détresse, le 3114 (prévention du suicide) répond gratuitement jour et nuit ; le 3919 (violences faites aux femmes) et le 17 (police) aussi.\n\nSi vos mots, ou la personne que vous consultez, laissent penser que vous êtes en danger, la consultation s’arrête aussitôt. Ce qui avait été compté, crédit et temps offert, est alors mis en attente\u00a0: une personne de notre équipe regarde ce qui s’est passé et décide si cela vous est rendu ou facturé. Sans décision sous 48 heures, votre crédit vous est rendu, et votre temps offert une fois par personne\u00a0; la deuxième fois en trente jours, le montant reste en attente jusqu’à cette décision.\n\nL’appel web se tient dans votre navigateur et demande un micro ; le son y est chiffré de l’un à l’autre et passe par un relais. Pour le téléphone, vous confirmez un mobile de France et de ses territoires, de Belgique, de Suisse, du Luxembourg ou de Monaco, et demandez l’appel sur le site : cette demande autorise cet appel et aucun autre. Nous appelons la personne consultée, puis vous ; chacun doit appuyer sur 1. Aucun des deux ne voit le numéro de l’autre. Aucun appel n’est enregistré. Les consultations par numéro surtaxé (audiotel) et par SMS ne sont pas proposées.\n\nCertains profils sont des automates, c’est-à-dire des programmes. Ils portent cette mention partout où ils apparaissent.',

  priceTitle: '3. Le prix',
  price:
    'Chaque profil affiche son prix à la minute, toutes taxes comprises. Il est le même par tchat, par appel web et par téléphone. Le prix qui compte est celui que vous avez vu en envoyant votre demande : il ne change pas pendant la consultation. Avant d’envoyer la demande, vous voyez le prix, votre temps offert restant et la durée que couvre votre crédit.\n\nEnvoyer une demande est gratuit ; il faut seulement que votre temps offert et votre crédit couvrent ensemble une minute. Si la personne refuse ou ne répond pas dans les 45 secondes, ou si vous annulez, rien n’est compté. Au téléphone, une annonce vous redit le prix, votre temps offert et la durée couverte ; si vous ne décrochez pas, si vous n’appuyez pas sur 1 ou si vous raccrochez avant, rien n’est compté non plus. En France, recevoir l’appel ne coûte rien chez votre opérateur ; à l’étranger, cela dépend de votre forfait.',

  meterTitle: '4. Le décompte',
  meter:
    'Par tchat, le compteur démarre au premier message de la personne consultée, pas avant. Si elle n’écrit rien dans la minute qui suit l’ouverture, la consultation se ferme sans frais. Par appel web, il démarre quand chacun reçoit le son de l’autre, et n’avance que tant que c’est vrai ; si la liaison ne s’établit pas en deux minutes, la consultation se ferme sans frais. Par téléphone, il démarre quand les deux appels sont réunis et s’arrête au premier qui raccroche, sans jamais compter plus que l’opérateur. Il compte en secondes et le montant est arrondi au centime inférieur : prix de la minute × secondes ÷ 60.\n\nLe temps offert est dépensé d’abord, puis votre crédit. La minute à venir est réservée sur votre crédit ; ce qui n’en est pas utilisé vous revient à la fin. Une minute avant la fin de votre crédit, le site vous prévient, ou une voix au téléphone, que l’autre n’entend pas ; vous pouvez en ajouter sans quitter la conversation, sinon elle s’arrête. Rien n’est jamais prélevé au-delà de votre crédit, et rien ne se recharge sans vous.\n\nPar tchat, si la personne consultée garde le silence pendant 60 secondes, le compteur se met en pause ; après dix minutes de pause, la consultation se termine. Si vous n’écrivez rien pendant trois minutes, le site vous demande si vous êtes là. Sans réponse dans la minute, le compteur s’arrête jusqu’à ce que vous répondiez ; après dix minutes, la consultation se termine. Par appel web, « Je n’entends pas » arrête le compteur, trois fois au plus ; par téléphone, la touche étoile vous met en pause et donne les numéros d’aide. Après deux minutes de l’une de ces pauses, la consultation se termine. Chacun peut terminer à tout moment. Le reçu nomme le canal et donne le déroulé, les secondes comptées, le prix et le solde avant et après.\n\nSi vos mots, ou la personne consultée, font craindre pour vous, la consultation s’arrête et des numéros d’aide s’affichent ; le point 2 dit ce que devient son montant.',

  dropsTitle: '5. Les coupures',
  drops:
    'Par tchat, si l’une des deux connexions se perd, le compteur s’arrête à l’instant où elle a été entendue pour la dernière fois et ne reprend qu’au retour des deux. Le temps perdu n’est jamais compté, si court soit-il. À votre retour, vous recevez ce que la personne consultée avait écrit avant que votre coupure ne soit constatée, soit dix secondes au plus, ou une minute sans liaison permanente : ce temps-là, qui vous est parvenu, est compté jusqu’à son dernier message. Si vous ne revenez pas, ces messages ne vous sont ni remis ni comptés.\n\nPar tchat encore, quand la coupure vient de nous ou de la personne consultée, 30 secondes vous sont offertes à la reprise, une fois par consultation. Après deux minutes sans que les deux connexions soient revenues, ou après trois coupures de votre connexion, une de plus pour chaque tranche de dix minutes comptées, la consultation se termine d’elle-même.\n\nPar appel web, le compteur s’arrête au dernier son que vous avez reçu l’un de l’autre et reprend avec lui ; rien n’est donc compté de la coupure, et rien n’est offert en plus. Après deux minutes, la consultation se termine. Par téléphone, une ligne coupée met fin à la consultation.\n\nUne consultation de moins de 60 secondes comptées ne coûte rien, une fois par jour et par personne consultée, sauf le jour où vous avez déjà reçu d’elle ces 30 secondes. Si c’est la personne consultée qui l’interrompt, vous gardez cette gratuité pour une autre fois.',

  freeTitle: '6. Le temps offert',
  free: '{OFFER_WELCOME}\n\nCe temps est crédité dès que votre adresse e-mail est confirmée, une seule fois par personne et par marque, quelle que soit la manière dont l’adresse est écrite. Si d’autres comptes récents viennent du même appareil, du même réseau ou de la même entreprise, il est crédité dès qu’un numéro de mobile est confirmé aussi\u00a0; un numéro n’y donne droit qu’une fois par marque. Il s’utilise en une ou plusieurs consultations, avec la personne de votre choix, et se dépense avant votre crédit. Il n’est ni remboursable, ni échangeable, ni cessible. Il ne demande ni carte bancaire ni engagement : lorsqu’il est épuisé et que vous n’avez pas de crédit, la consultation s’arrête.\n\nSi vous confirmez un numéro de mobile, trois minutes s’ajoutent aux mêmes conditions, une fois par personne et par numéro.',

  creditTitle: '7. Le crédit',
  credit:
    'Le crédit s’achète par montants fixes, en euros, sur la page « Mon crédit ». Le paiement se fait sur la page sécurisée de notre prestataire ; nous ne voyons ni ne gardons votre numéro de carte. Le crédit est disponible dès que le paiement est confirmé et n’expire pas.\n\nLe crédit que vous n’avez pas dépensé vous est remboursé sur demande, par le moyen qui a servi à payer. Chaque mouvement figure dans l’historique de votre crédit.',

  withdrawalTitle: '8. Votre droit de rétractation',
  withdrawal:
    'Vous avez quatorze jours après un achat de crédit pour vous rétracter, sans donner de raison. Nous vous remboursons alors dans les quatorze jours, par le moyen qui a servi à payer.\n\nPour consulter avant la fin de ces quatorze jours, vous cochez sur la page de demande une case à part, jamais cochée d’avance : vous y demandez expressément que la consultation commence tout de suite, et vous y reconnaissez perdre votre droit de rétractation une fois qu’elle est entièrement fournie. Sans cette case, la demande ne part pas. Si vous vous rétractez ensuite, les consultations déjà reçues restent dues, pour leur durée exacte, et le reste vous est remboursé (articles L221-18, L221-25 et L221-28 du code de la consommation).\n\nPour vous rétracter, le plus simple est la page « Renoncer au contrat ici », au bas de chaque page du site : un reçu daté vous est envoyé aussitôt. Vous pouvez aussi l’écrire sans ambiguïté à {contact}, par exemple : « Je vous notifie ma rétractation du contrat portant sur l’achat de crédit du (date) », avec votre nom et l’adresse e-mail du compte. Nous en accusons réception sans délai.',

  conductTitle: '9. Avis et respect',
  conduct:
    'Après une consultation d’au moins 60 secondes comptées, vous pouvez laisser un avis. Il est publié avec sa date et celle de la consultation, qu’il soit bon ou mauvais, sauf s’il est injurieux, contraire à la loi ou étranger à la consultation. Personne d’autre ne peut en écrire.\n\nLes personnes que vous consultez s’engagent à ne pas annoncer de malheur pour vous retenir, à ne pas vendre de rituel, à ne pas poser de diagnostic, à ne rien prédire d’une mort, d’une grossesse ou d’un gain au jeu, et à ne pas vous presser de continuer. Vous vous engagez à leur parler avec respect. Un compte qui menace, harcèle ou fraude peut être suspendu ; son crédit non dépensé est alors remboursé, hors fraude au paiement.',

  complaintsTitle: '10. Réclamations',
  complaints:
    'Chaque reçu porte un bouton pour le contester : dites ce qui ne va pas, il reste marqué « en attente » jusqu’à notre réponse, qui vient sous 48 heures. Vous pouvez aussi écrire à {contact} : nous accusons réception d’une réclamation sous deux jours ouvrés et y répondons sous quatorze jours.\n\nSi la réponse ne vous convient pas, ou si nous n’avons pas répondu sous deux mois, vous pouvez saisir gratuitement le médiateur de la consommation dont les coordonnées figurent aux mentions légales et dans notre réponse. Le droit français s’applique ; les règles protectrices de votre pays de résidence demeurent. Les tribunaux compétents sont ceux que désigne la loi.',

  dataTitle: '11. Vos données',
  data: '{company} est responsable du traitement. Les données du compte servent à fournir le service, à établir les reçus et à prévenir la fraude. Ce que vous confiez en consultation n’est traité qu’avec votre accord explicite, demandé à part avant votre première consultation, et que vous retirez quand vous voulez depuis votre compte. Les offres commerciales ne vous sont envoyées que si vous les avez demandées.\n\nNos équipes ne lisent pas vos conversations, et la voix d’un appel ne laisse rien à écouter. Pour répondre à une contestation, elles voient le déroulé, les durées et les montants. Si cela ne suffit pas à répondre à une contestation, à une réclamation ou à un signalement, une personne habilitée peut ouvrir la conversation en question : elle écrit sa raison, et vous la lisez, avec la date, parmi vos données. Vos données ne sont ni vendues ni transmises à une autre marque. Vous pouvez y accéder, les rectifier, les effacer, en recevoir une copie, en limiter l’usage ou vous y opposer en écrivant à {contact}, et adresser une réclamation à la CNIL (www.cnil.fr).',

  changesTitle: '12. Changements',
  changes:
    'Ces conditions peuvent changer. La version qui vous lie pour une consultation est celle en vigueur au moment de la demande. Un changement important vous est annoncé par e-mail quinze jours avant ; vous pouvez alors effacer votre compte, et nous vous remboursons votre crédit.\n\nSi une clause ne peut s’appliquer, les autres demeurent.',
})
