import { href } from 'react-router'
import type { z } from 'zod'
import type { contentShape, linkShape } from './contract.server.ts'
import type { ConsentType, FormType } from './rules.ts'

/**
 * The text of each form, word for word: proofs store these texts. Changing one requires a new `CONTENT_VERSION`, as
 * this file's test enforces. {company}, {psychics} and {contact} are the site's; %name% is a link.
 */
export const CONTENT_VERSION = 10

export type ContentLink = z.output<typeof linkShape>
export type ConsentContent = z.output<typeof contentShape>
export type ConsentItem = ConsentContent['consents'][number]
type ItemWords = Omit<ConsentItem, '_id' | 'errorMessage'>

const terms: ContentLink = {
  name: 'terms',
  text: 'Conditions de la consultation',
  link: href('/page/conditions'),
  target: '_blank',
}

const item = (
  type: ConsentType,
  displayedText: string,
  options: { required?: boolean; links?: ContentLink[] } = {},
): ItemWords => ({
  type,
  displayedText,
  required: options.required ?? false,
  linksProperties: options.links ?? [],
  implicitConsents: [],
})

const sensitive = item(
  'SENSITIVE_DATA',
  'J’accepte explicitement que {company} et les {psychics} que je consulte traitent ce que je choisis de leur confier sur mes croyances, ma santé ou ma vie intime, dans le seul but de me répondre. Je peux retirer cet accord à tout moment depuis mon compte.',
  { required: true },
)

const rights =
  'Vos droits. Vous pouvez demander à consulter vos données, à les rectifier, à les effacer, à en recevoir une copie réutilisable, à en limiter l’usage, vous opposer à un traitement fondé sur notre intérêt légitime, et dire ce que vous souhaitez qu’elles deviennent après votre décès. Un accord donné se retire à tout moment, aussi simplement qu’il a été donné ; le retrait ne remet pas en cause ce qui a été fait avant. Écrivez à {contact} : nous répondons en un mois au plus, sans frais. Si la réponse ne vous convient pas, vous pouvez adresser une réclamation à la CNIL (www.cnil.fr, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07).'

const recipients =
  'Qui les voit. Les seules personnes de {company} qui en ont besoin pour leur travail, et nos prestataires techniques (hébergement, envoi des e-mails et des SMS, téléphonie, paiement), tenus par contrat de ne rien en faire d’autre. Vos données ne sont ni vendues, ni louées, ni transmises à une autre marque.'

const adult = 'En validant, vous déclarez avoir 18 ans ou plus et avoir la capacité de conclure un contrat.'

interface Form {
  items: ItemWords[]
  links: ContentLink[]
  ableToContract: string
  treatment: string
  details: string
}

export const forms: Readonly<Record<FormType, Form>> = {
  REGISTRATION: {
    items: [
      item(
        'REGISTRATION',
        'J’accepte les %terms% et j’ai lu comment mes données sont utilisées. J’ai 18 ans ou plus.',
        { required: true, links: [terms] },
      ),
      item('MARKETING_EMAIL', 'Je souhaite recevoir les offres et les nouveautés de {company} par e-mail.'),
      item('MARKETING_SMS', 'Je souhaite recevoir les offres et les nouveautés de {company} par SMS.'),
      item('MARKETING_PHONE', 'J’accepte que {company} m’appelle pour me présenter ses offres.'),
    ],
    links: [terms],
    ableToContract: `${adult} Les %terms% s’appliquent dès la création du compte ; une version à jour est toujours consultable.`,
    treatment:
      'Responsable : {company}. Les informations de ce formulaire servent à créer et à tenir votre compte, à vérifier que vous avez 18 ans ou plus, à fournir les consultations que vous demandez et à établir vos reçus (exécution du contrat et obligations légales), et à protéger les comptes contre la fraude (notre intérêt légitime). Prénom, adresse e-mail, date de naissance et mot de passe sont nécessaires ; le genre ne l’est pas. Les offres par e-mail, SMS ou téléphone ne vous sont adressées que si vous cochez la case correspondante : ne rien cocher ne change rien à votre compte.',
    details: `Combien de temps. Les données du compte sont gardées tant qu’il existe ; un compte qui n’a servi ni à consulter ni à acheter est effacé après trois ans sans connexion. Les reçus et écritures comptables sont gardés dix ans, comme la loi l’impose. La preuve de vos choix est gardée tant qu’ils valent, puis cinq ans après leur retrait, leur remplacement ou l’effacement du compte. Votre mot de passe n’est jamais gardé en clair : nous ne pouvons pas le lire.\n\n${recipients}\n\n${rights}`,
  },
  FIDELITY_REGISTRATION: {
    items: [
      item(
        'FIDELITY_REGISTRATION',
        'Je souhaite participer au programme de fidélité de {company} et j’accepte que mon numéro de téléphone serve à compter mes points.',
        { required: true },
      ),
      item('MARKETING_SMS', 'Je souhaite recevoir les offres et les nouveautés de {company} par SMS.'),
    ],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. Votre numéro de téléphone sert à vous reconnaître lorsque vous appelez et à compter vos points ; votre adresse postale, si vous commandez la carte, à vous l’envoyer (exécution de votre adhésion). Votre numéro n’est utilisé pour des offres que si vous cochez la case correspondante.',
    details: `Combien de temps. Les données du programme sont gardées tant que vous y participez. À votre départ elles sont effacées, et l’adresse d’une carte commandée, trois mois après sa commande. La comptabilité impose de garder dix ans ce qui vous a été accordé.\n\n${recipients}\n\n${rights}`,
  },
  CALLBACK: {
    items: [
      item(
        'CALLBACK',
        'Je demande que l’on me rappelle à ce numéro pour cette consultation, et pour elle seule. Ma demande expire après 24 heures.',
        { required: true },
      ),
      sensitive,
    ],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. Votre numéro sert à vous mettre en relation avec la personne choisie, une seule fois, pour l’appel que vous demandez (exécution de votre demande). Il n’est pas montré à la personne qui vous rappelle. L’appel n’est pas enregistré.',
    details: `Combien de temps. Votre demande ne vaut que pour cet appel. Votre numéro confirmé reste dans votre compte, d’où vous l’effacez quand vous voulez ; l’appel n’en garde aucune copie, seulement son heure et sa durée, avec le reçu.\n\n${recipients}\n\n${rights}`,
  },
  FREE_QUESTION: {
    items: [
      item(
        'FREE_QUESTION',
        'J’accepte que ma question soit lue par la personne qui y répond, parmi les {psychics} de {company}, et que la réponse soit déposée dans mon compte ; un e-mail l’annonce.',
        { required: true },
      ),
      sensitive,
      item('MARKETING_EMAIL', 'Je souhaite recevoir les offres et les nouveautés de {company} par e-mail.'),
    ],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. Les {psychics} voient le thème de votre question et une tranche d’âge, ou votre date de naissance si vous la donnez avec elle. La personne qui la prend voit aussi vos mots et votre prénom, dans le seul but de vous répondre. Votre adresse e-mail sert à vous dire qu’une réponse est là, sans rien en dire, et n’est pas montrée ; son empreinte illisible, comparée entre les marques de la maison, compte une question par personne et par trente jours. La réponse ne dépend d’aucun accord commercial.',
    details: `Combien de temps. La question et sa réponse restent dans votre compte trois mois, un an ou deux ans, comme vos conversations et comme vous le choisissez ; vous pouvez les effacer avant. L’empreinte qui compte une question par personne est gardée trente jours.\n\n${recipients}\n\n${rights}`,
  },
  NEWSLETTER: {
    items: [
      item(
        'NEWSLETTER',
        'Je souhaite recevoir la lettre de {company} par e-mail. Chaque envoi porte un lien pour me désinscrire.',
        { required: true },
      ),
    ],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. Votre adresse e-mail sert à vous envoyer la lettre, après que vous l’avez confirmée (votre accord). Elle ne sert à rien d’autre.',
    details: `Combien de temps. Jusqu’à votre désinscription, dont la preuve est gardée cinq ans. Une adresse jamais confirmée est effacée après sept jours.\n\n${recipients}\n\n${rights}`,
  },
  START_AT_ONCE: {
    items: [
      item(
        'START_AT_ONCE',
        'Je demande expressément que cette consultation commence tout de suite, avant la fin des quatorze jours du délai de rétractation, et je reconnais perdre mon droit de rétractation une fois qu’elle est entièrement fournie.',
        { required: true },
      ),
    ],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. Cette réponse, sa date et le texte que vous avez lu prouvent votre demande, comme le code de la consommation le veut (obligation légale).',
    details: `Combien de temps. La preuve de ce choix est gardée tant que votre compte existe, puis cinq ans après son effacement.\n\n${recipients}\n\n${rights}`,
  },
  OWN_TODAY: {
    items: [
      item(
        'OWN_TODAY',
        'Je souhaite recevoir chaque matin par e-mail ce que le ciel du jour touche dans mon thème. Chaque envoi porte un lien pour l’arrêter.',
        { required: true },
      ),
    ],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. Votre adresse e-mail sert à vous envoyer cette page chaque matin, et le thème que vous gardez dans votre compte à la calculer (votre accord). Cet e-mail ne contient ni offre ni prix.',
    details: `Combien de temps. Jusqu’à ce que vous l’arrêtiez, ce dont la preuve est gardée cinq ans. Rien ne part pendant une pause, ni tant que votre accord pour les données sensibles est retiré.\n\n${recipients}\n\n${rights}`,
  },
  SHARED_CHART: {
    items: [
      item(
        'SHARED_CHART',
        'Je partage mon thème astral avec la personne que je consulte, pour cette consultation seulement. Avant de répondre, elle lit le signe de mon Soleil, de ma Lune et, si mon heure de naissance est connue, de mon Ascendant ; pendant la consultation, la roue et les positions. Ni la date, ni l’heure, ni le lieu de ma naissance ne lui sont montrés, mais qui connaît l’astrologie peut retrouver la date à partir de la roue.',
        { required: true },
      ),
    ],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. Le thème que vous gardez dans votre compte est montré à la personne que vous consultez, dans le seul but de vous répondre, avec votre accord explicite (article 9.2.a du RGPD). La consultation est la même sans ce partage.',
    details: `Combien de temps. Du moment où vous demandez la consultation à sa fin, ou jusqu’à ce que vous arrêtiez le partage, d’un geste, pendant qu’elle dure. La preuve de ce choix est gardée tant que votre compte existe, puis cinq ans après son effacement ; celle d’un partage arrêté, cinq ans.\n\n${recipients}\n\n${rights}`,
  },
  SENSITIVE_DATA: {
    items: [sensitive],
    links: [],
    ableToContract: adult,
    treatment:
      'Responsable : {company}. En consultation, on parle souvent de ce que l’on croit, de sa santé, de sa vie amoureuse ; la question écrite avant un tirage peut y toucher aussi. La loi protège particulièrement ces informations : elles ne sont traitées qu’avec votre accord explicite (article 9.2.a du RGPD). Rien ne vous oblige à les confier. Elles servent à vous répondre, et à rien d’autre : ni publicité, ni profil, ni statistique sur vous.',
    details: `Qui les lit. La personne que vous consultez ; pour la question d’un tirage, personne d’autre que vous. Nos équipes ne lisent pas vos échanges, hormis les réponses aux questions gratuites qu’un modérateur doit relire ; si une contestation, une réclamation ou un signalement l’exige, une personne habilitée peut en ouvrir un en écrivant pourquoi, et vous lisez la date, sa fonction et sa raison sous « Mes données ».\n\nCe qui est vérifié. Avant de remettre un message, un programme y cherche des mots de détresse, comme dans la description d’une image. S’il en trouve, la consultation s’arrête, ce qui avait été compté est mis en attente, des numéros d’aide s’affichent, et la modération est prévenue sans lire vos mots. Une question, gratuite ou par SMS, n’est alors pas transmise. Un message vocal n’est ni transcrit ni vérifié. La voix d’un appel, web ou téléphonique, n’est ni enregistrée ni écoutée : rien n’y est cherché, et il n’en reste que le reçu. Seul l’appel web à un automate arrive à notre programme, qui mesure la force de votre voix et n’en garde rien.\n\nCombien de temps. Vos échanges écrits, images, messages vocaux et questions par SMS restent dans votre compte trois mois, un an ou deux ans, comme vous le choisissez, et s’effacent avec lui. La question d’un tirage s’efface avec ce tirage, ou avec le compte. Sans cet accord, la consultation ne peut pas commencer, et le tirage se fait sans question écrite ; s’il est retiré, aucune nouvelle consultation ne commence et vos questions restent fermées avant que vous l’ayez donné à nouveau.\n\nComment ils sont protégés. Ils sont chiffrés dans notre base. Notre hébergeur est tenu par contrat de ne rien en faire d’autre que les garder. Un SMS, lui, passe en clair par les opérateurs de téléphonie. Ils ne sont ni vendus, ni loués, ni transmis à une autre marque.\n\n${rights}`,
  },
}
