import type { SeedQuestion } from './kinds.ts'

export const questionsDonnees: readonly SeedQuestion[] = [
  {
    slug: 'qui-lit-mes-conversations',
    question: 'Qui peut lire mes conversations ?',
    theme: 'donnees',
    answer: `<p>Vous, et la personne à qui vous avez écrit, images et messages vocaux compris. Les paroles d’un appel, elles, ne se relisent pas : rien n’en est enregistré. L’équipe n’entre pas d’elle-même dans ce qui est écrit. Si vous <a href="/mon-compte/consultations">contestez le reçu</a> d’une séance, elle en voit les heures, les durées et les montants, avec ce que vous lui en dites. Quand il faut davantage pour vous répondre, une personne habilitée peut ouvrir cette conversation, et elle seule, en écrivant sa raison ; <a href="/mon-compte/donnees">vos données</a> vous disent la date, sa fonction et ce motif. Aucune machine ne parcourt vos conversations pour choisir une publicité.</p><p>La personne consultée connaît votre prénom et ce que vous décidez de lui dire, sans plus. Vous pouvez d’ailleurs en dire moins que vous ne pensiez : un tirage se passe fort bien des noms de famille. La page <a href="/voyance/voyance-privee">voyance privée</a> détaille ces frontières, et les gestes à faire de votre côté.</p>`,
  },
  {
    slug: 'les-appels-sont-ils-enregistres',
    question: 'Les appels sont-ils enregistrés, et qui voit mon numéro ?',
    theme: 'donnees',
    answer: `<p>Aucun ne l’est, et aucun n’est transcrit. Un appel web va d’un navigateur à l’autre, chiffré, par un relais qui cache vos adresses sans tenir la clé ; avec un automate, il arrive à notre programme, qui en mesure la force et n’en garde rien. Au téléphone, un opérateur relie deux appels ; nous ne lui demandons pas d’enregistrer, et nous gardons seulement l’heure, la durée et le prix.</p><p>Votre numéro reste inconnu de la personne consultée, comme le sien de vous. Seul l’opérateur qui établit l’appel le reçoit, et chaque demande vaut pour un appel : la page du <a href="/voyance/rappel-immediat">rappel immédiat</a> détaille cette autorisation. Vous effacez ce numéro quand vous voulez, à la page <a href="/mon-compte/telephone">Mon téléphone</a>.</p>`,
  },
  {
    slug: 'comment-obtenir-une-copie-de-mes-donnees',
    question: 'Comment obtenir une copie de mes données ?',
    theme: 'donnees',
    answer: `<p>En la demandant à la page de <a href="/mon-compte/donnees">vos données</a>, une fois par jour si vous le souhaitez. Un e-mail vous prévient quand la copie est prête, et vous avez une semaine pour la prendre. Elle vient en deux formats, l’un à lire, l’autre à réutiliser, et contient vos informations, vos accords et leurs dates, vos achats, vos conversations. C’est un droit européen, il ne se justifie pas et ne se facture pas.</p><p>Vos autres droits se lisent à la page des <a href="/page/donnees-personnelles">données personnelles</a>. Un reçu isolé se télécharge plus simplement, depuis <a href="/mon-compte/consultations">vos consultations</a>. Gardez cette copie en lieu sûr : une fois chez vous, c’est vous qui en répondez.</p>`,
  },
  {
    slug: 'comment-faire-effacer-mes-donnees',
    question: 'Comment faire effacer mes données ?',
    theme: 'donnees',
    answer: `<p>Depuis la page de <a href="/mon-compte/donnees">vos données</a>, sans donner de raison. Le crédit acheté qui vous reste est remboursé aussitôt ; téléchargez d’abord les reçus auxquels vous tenez. Vous avez ensuite trente jours pour changer d’avis. L’effacement porte sur le compte, les conversations, les thèmes gardés, les favoris.</p><p>Une part demeure, parce que la loi l’exige : les écritures comptables, dix ans, et la preuve de vos choix, cinq ans après leur retrait ou l’effacement. Elles disent qu’un paiement eut lieu, non ce qui fut confié. Les adresses utiles et les autres durées figurent dans nos règles sur les <a href="/page/donnees-personnelles">données personnelles</a>.</p>`,
  },
  {
    slug: 'gardez-vous-mon-numero-de-carte',
    question: 'Gardez-vous mon numéro de carte ?',
    theme: 'donnees',
    answer: `<p>Non, et nous ne le voyons pas passer. Vous le saisissez sur la page sécurisée d’un prestataire de paiement, qui nous répond seulement que la somme est réglée. Il ne peut donc pas être dérobé chez nous.</p><p>Si vous le demandez, ce prestataire garde la carte pour vos prochains achats. Nous n’en lisons que la marque, les quatre derniers chiffres et la date de fin, et vous la retirez quand vous voulez depuis <a href="/wallet">votre crédit</a>. Enregistrée ou non, rien n’est débité sans une action de votre part : aucune recharge ne se fait d’elle-même.</p><p>Si un message vous invite à dicter votre numéro ou à envoyer une photographie de la carte, il s’agit d’<a href="/voyance/voyance-serieuse">une fraude</a>, même signé de notre nom. La <a href="/page/paiement-securise-simple-rapide">page du paiement</a> liste les autres.</p>`,
  },
  {
    slug: 'pourquoi-un-accord-avant-la-premiere-consultation',
    question: 'Pourquoi un accord est-il demandé avant la première consultation ?',
    theme: 'donnees',
    answer: `<p>Parce qu’on y parle souvent de croyances, de santé ou de vie amoureuse, sujets que le droit européen protège plus que les autres. Pour les traiter, même dans le seul but de vous répondre, un accord explicite est nécessaire. Le noyer dans des <a href="/page/conditions">conditions générales</a> aurait été commode ; nous le demandons à part, en clair.</p><p>Il se retire aussi facilement qu’il se donne, sur la page de <a href="/mon-compte/consentements">vos accords</a>, qui en conserve le texte exact et la date. Sans lui, le reste du site vous demeure ouvert ; seuls attendent les consultations, les questions par SMS ou gratuites, le thème que vous voudriez garder et la question écrite avant un tirage.</p>`,
  },
  {
    slug: 'peut-on-savoir-que-j-ai-un-compte',
    question: 'Quelqu’un peut-il découvrir que j’ai un compte ?',
    theme: 'donnees',
    answer: `<p>Pas en nous le demandant. Les pages d’inscription, de connexion et de mot de passe répondent de la même façon, que l’adresse soit connue ou non. Il n’existe ni annuaire des clients ni liste d’amis, et les avis publics ne montrent pas votre nom entier.</p><p>Le risque vient plutôt de l’entourage : un téléphone sans verrou, une boîte de réception partagée, un relevé bancaire sur la table. Vous pouvez voir les <a href="/mon-compte/appareils">appareils connectés</a> et fermer à distance une session oubliée. Les <a href="/cookies">cookies</a>, eux, se refusent en un geste.</p>`,
  },
]
