import type { SeedTerm } from './kinds.ts'

export const voyance3: readonly SeedTerm[] = [
  {
    slug: 'prix-a-la-minute',
    term: 'Prix à la minute',
    glossary: 'voyance',
    short: 'Tarif d’une consultation rapporté à soixante secondes, annoncé sur le profil avant toute demande.',
    body: `<p>Un tarif à la minute peut être le plus clair des prix ou le plus trouble, selon ce que l’on compte. La minute entamée est-elle due ? L’attente aussi ? Ces questions se posent avant, jamais après.</p>
<p>Ici, la réponse tient en une opération : les secondes comptées, multipliées par le tarif et divisées par soixante, le tout arrondi au centime inférieur. Sept minutes vingt à 2,40 € donnent 17,60 €. Aucune personne du <a href="/voyance">site</a> ne dépasse 5 € la minute, toutes taxes comprises, et le tarif affiché quand vous envoyez la demande ne bouge plus. Le <a href="/voyance/lexique/recu">reçu</a> permet de refaire le calcul au crayon.</p>`,
    see: ['compteur', 'recu', 'numero-surtaxe'],
  },
  {
    slug: 'minutes-offertes',
    term: 'Minutes offertes',
    glossary: 'voyance',
    short: 'Temps de consultation donné à l’arrivée ; sur ce site, dix minutes, une fois par personne.',
    body: `<p>Dans ce commerce, le gratuit est souvent la façade d’autre chose : carte bancaire exigée d’emblée, minutes payantes qui s’enchaînent sans prévenir. Lisez toujours ce qui arrive à la fin du cadeau.</p>
<p>Les nôtres sont portées à votre compte dès que votre adresse e-mail est confirmée après l’<a href="/inscription">inscription</a>, et un mobile aussi lorsque d’autres comptes récents partagent votre appareil, votre réseau ou votre entreprise. Aucune carte n’est demandée, et un <a href="/mon-compte/telephone">mobile</a> confirmé en ajoute trois dans tous les cas. Vous les dépensez en une ou plusieurs fois, avec qui vous voulez, et elles passent avant votre <a href="/voyance/lexique/credit">crédit</a> ; quand elles sont épuisées et que ce crédit est nul, la conversation s’arrête d’elle-même. Rien ne se transforme en dette. Les termes exacts sont aux <a href="/page/conditions">conditions</a>, sous le titre du temps offert.</p>`,
    see: ['compteur', 'credit', 'prix-a-la-minute'],
  },
  {
    slug: 'compteur',
    term: 'Compteur',
    glossary: 'voyance',
    short: 'Mesure du temps facturé pendant une consultation, tenue à la seconde par le serveur du site.',
    body: `<p>Il démarre au premier message de la personne consultée ou, de vive voix, quand vous vous entendez tous les deux ; jusque-là, vous ne devez rien. Si une connexion tombe, il s’arrête à l’instant où elle a été entendue pour la dernière fois, et ne repart qu’au retour des deux. Si, au tchat, la personne se tait une minute, il se met en pause.</p>
<p>Moins de soixante secondes comptées ne coûtent rien, une fois par jour et par personne. Le navigateur ne compte pas lui-même, car une horloge que chacun peut dérégler ne convaincrait personne. Le résultat figure au <a href="/voyance/lexique/recu">reçu</a>, où se trouve aussi de quoi le discuter, par une <a href="/voyance/lexique/contestation">contestation</a>.</p>`,
    see: ['prix-a-la-minute', 'recu', 'contestation'],
  },
  {
    slug: 'recu',
    term: 'Reçu',
    glossary: 'voyance',
    short: 'Pièce remise après la consultation, qui en donne le déroulé, la durée, le prix et l’effet sur le solde.',
    body: `<p>Une addition qui se résume à un total ne s’appelle pas un reçu. Celui que vous trouvez dans votre compte énumère les moments : demande, acceptation, premier message ou début de l’appel, coupure éventuelle, reprise, fin. Suivent les secondes retenues, celles qui vous étaient offertes, le tarif, la taxe, le solde avant et après.</p>
<p>Il existe en page et en PDF, que vous pouvez garder. Relisez-le une fois, à froid, le lendemain : c’est aussi le moyen de savoir si l’échange valait sa durée. Le bouton placé dessous ouvre une <a href="/voyance/lexique/contestation">contestation</a> ; pour un achat de <a href="/voyance/lexique/credit">crédit</a>, voyez plutôt la <a href="/voyance/lexique/retractation">rétractation</a>.</p>`,
    see: ['compteur', 'contestation', 'credit'],
  },
  {
    slug: 'contestation',
    term: 'Contestation',
    glossary: 'voyance',
    short:
      'Demande de réexamen d’une consultation précise, faite depuis son reçu, lorsque le temps ou le contenu posent problème.',
    body: `<p>Contester n’a rien d’un conflit. Le mot vient du latin contestari, prendre à témoin, et le témoin, ici, est le déroulé minuté du <a href="/voyance/lexique/recu">reçu</a>.</p>
<p>Vous appuyez, vous dites ce qui ne va pas : une coupure mal comptée, une parole qui vous a fait peur, une pression pour continuer. Le reçu porte la mention « en attente » jusqu’à notre réponse, sous 48 heures. La conversation elle-même reste fermée à nos équipes ; l’ouvrir demande une raison écrite, que vous pourrez lire. Citez donc les phrases en cause. Si l’affaire dépasse une consultation, la page <a href="/reclamation">réclamation</a> convient mieux ; au-delà encore, il y a le <a href="/voyance/lexique/mediateur">médiateur</a>.</p>`,
    see: ['recu', 'reclamation', 'mediateur'],
  },
  {
    slug: 'avis-verifie',
    term: 'Avis vérifié',
    glossary: 'voyance',
    short: 'Appréciation publiée par une personne dont on sait qu’elle a réellement consulté le praticien en question.',
    body: `<p>Les faux avis s’achètent par lots, et leur prose se reconnaît : beaucoup d’enthousiasme, aucun détail, des dates groupées. Le droit français range ce procédé parmi les pratiques commerciales trompeuses.</p>
<p>Le remède est de lier l’avis à un fait. Sur ce site, il faut soixante secondes comptées avec une personne, temps offert compris, ou une réponse reçue d’elle par SMS, pour pouvoir en laisser un ; il paraît avec sa date et celle de l’échange, favorable ou non, sauf s’il est injurieux, illicite ou hors sujet. Nos équipes ne peuvent en écrire, et les <a href="/page/conditions">conditions</a> en fixent la règle. Lisez d’abord les avis mitigés : un reproche précis renseigne mieux qu’un bouquet de louanges, et vous garde du <a href="/voyance/lexique/biais-de-confirmation">biais de confirmation</a>.</p>`,
    see: ['biais-de-confirmation', 'charlatan', 'recu'],
  },
  {
    slug: 'credit',
    term: 'Crédit',
    glossary: 'voyance',
    short: 'Somme versée d’avance sur un compte, dans laquelle on puise pour régler les consultations.',
    body: `<p>Du latin credere, croire, faire confiance : le crédit oblige celui qui le reçoit. Le vôtre s’achète par montants fixes, sur la page du prestataire de paiement, et nous ne voyons pas votre numéro de carte.</p>
<p>Il n’expire pas. Il ne se recharge jamais seul. Pendant l’échange, une minute avant qu’il s’épuise, un message vous en avertit ; à défaut de complément, la conversation se ferme, sans découvert possible. La part que vous n’avez pas dépensée vous est rendue sur demande, par le moyen qui a servi à payer. Fixez-vous un montant mensuel comme pour les livres ou le théâtre : s’il déborde souvent, le mot <a href="/voyance/lexique/dependance">dépendance</a> mérite qu’on le regarde ; si un achat vous pèse, la <a href="/voyance/lexique/retractation">rétractation</a> est faite pour cela.</p>`,
    see: ['minutes-offertes', 'retractation', 'recu'],
  },
  {
    slug: 'retractation',
    term: 'Rétractation',
    glossary: 'voyance',
    short:
      'Droit de revenir sur un achat fait à distance, sans avoir à donner de raison, dans un délai de quatorze jours.',
    body: `<p>Le code de la consommation l’accorde à qui achète sans avoir vu le vendeur. Ce délai protège d’un élan, et il en existe peu de plus compréhensible que celui d’une nuit d’inquiétude.</p>
<p>Pour un achat de <a href="/voyance/lexique/credit">crédit</a>, ouvrez « <a href="/retractation">Renoncer au contrat ici</a> », au bas de chaque page : un reçu daté part aussitôt, et le remboursement suit sous quatorze jours. Les consultations déjà reçues restent dues, à la seconde ; ce qui demeure vous revient. Un vendeur qui vous assure que la voyance échappe à cette règle se trompe ou vous trompe. La nôtre est écrite aux <a href="/page/conditions">conditions</a>, section huit.</p>`,
    see: ['credit', 'mediateur', 'reclamation'],
  },
  {
    slug: 'mediateur',
    term: 'Médiateur de la consommation',
    glossary: 'voyance',
    short: 'Tiers indépendant que tout consommateur peut saisir gratuitement lorsque sa plainte écrite n’a pas abouti.',
    body: `<p>Depuis 2016, toute entreprise qui vend à des particuliers en France doit leur permettre de recourir à un médiateur, et supporter le coût de sa saisie. Il n’est pas juge : il écoute les deux parties, propose une solution, et chacune reste libre de l’accepter.</p>
<p>L’ordre des démarches compte. Il faut d’abord une <a href="/voyance/lexique/reclamation">réclamation</a> écrite ; le médiateur s’ouvre à vous si la réponse déçoit ou si deux mois passent sans elle, et vous avez un an pour le saisir. Ses coordonnées figurent aux <a href="/page/mentions-legales">mentions légales</a> et dans notre réponse. Un site dont vous ne trouvez ni l’éditeur ni le médiateur n’attend pas vos questions, et vous pouvez garder votre argent.</p>`,
    see: ['reclamation', 'contestation', 'retractation'],
  },
  {
    slug: 'reclamation',
    term: 'Réclamation',
    glossary: 'voyance',
    short: 'Plainte adressée par écrit au professionnel, premier pas avant tout recours extérieur.',
    body: `<p>Écrire une plainte claire est un petit art. Les faits d’abord, dans l’ordre, avec leurs dates ; puis ce que vous demandez, remboursement, excuse, effacement ; l’humeur en dernier, si elle a encore quelque chose à ajouter.</p>
<p>La page <a href="/reclamation">réclamation</a> vous délivre aussitôt un numéro, qui prouve votre démarche, et nous répondons sous quatorze jours. Pour le décompte d’un échange déterminé, le bouton de <a href="/voyance/lexique/contestation">contestation</a> va plus vite. Conservez toujours une copie, ici comme ailleurs : devant un <a href="/voyance/lexique/mediateur">médiateur</a>, ce qui est daté pèse davantage que ce qui est vrai sans trace.</p>`,
    see: ['contestation', 'mediateur', 'recu'],
  },
  {
    slug: 'donnees-sensibles',
    term: 'Données sensibles',
    glossary: 'voyance',
    short:
      'Informations sur la santé, les croyances, la vie intime ou les origines, que la loi protège plus que les autres.',
    body: `<p>Une adresse e-mail dit peu de chose. Une conversation sur un couple, une foi, une maladie redoutée dit tout, et elle se tient justement ici. Le règlement européen sur la protection des données, applicable depuis mai 2018, interdit en principe de traiter ces informations, puis énumère des exceptions ; la première est votre accord explicite.</p>
<p>Il vous est demandé à part, avant la première consultation, jamais noyé dans un contrat. La CNIL a sanctionné des sociétés de voyance pour leur négligence en la matière. Notre page <a href="/page/donnees-personnelles">données personnelles</a> détaille les usages, et votre <a href="/voyance/lexique/consentement">consentement</a> se reprend comme il s’est donné. Les secrets d’un tiers, eux, ne vous appartiennent pas.</p>`,
    see: ['consentement', 'confidentialite', 'droit-a-l-effacement'],
  },
  {
    slug: 'consentement',
    term: 'Consentement',
    glossary: 'voyance',
    short:
      'Accord donné librement, pour un usage précis, par quelqu’un qui sait à quoi il s’engage, et qu’il peut reprendre.',
    body: `<p>Une case cochée d’avance n’en est pas un : la Cour de justice de l’Union européenne l’a jugé en 2019 à propos des cookies. Consentir suppose de pouvoir dire non sans rien perdre de ce qu’on venait chercher.</p>
<p>Sur ce site, les accords sont séparés, une case par usage, et chacun se retire d’un geste depuis le compte. Nous gardons la preuve de ce que vous avez accepté, avec le texte exact du jour. Les <a href="/cookies">cookies</a> se refusent aussi simplement qu’ils s’acceptent. L’idée vaut au-delà de l’informatique : une lecture faite à l’insu de la personne concernée manque d’élégance, et la <a href="/voyance/lexique/question">question</a> peut se tourner autrement.</p>`,
    see: ['donnees-sensibles', 'droit-a-l-effacement', 'abus-de-faiblesse'],
  },
  {
    slug: 'droit-a-l-effacement',
    term: 'Droit à l’effacement',
    glossary: 'voyance',
    short:
      'Droit d’obtenir la suppression des données qui vous concernent, dans les conditions que fixe le règlement européen.',
    body: `<p>On l’appelle aussi droit à l’oubli, nom plus littéraire et moins exact, car l’oubli ne se commande pas. L’article 17 du règlement européen l’organise : vous demandez, l’entreprise efface, sauf ce que la loi lui impose de garder, comme des écritures comptables.</p>
<p>Son pendant est le droit de recevoir une copie. Exercez d’abord celui-ci si vous tenez à vos échanges, l’autre ensuite. Tout se fait depuis votre compte, à la page <a href="/mon-compte/donnees">Mes données</a> : la copie se prépare en quelques instants, l’effacement vous laisse trente jours pour changer d’avis. Ce qui est gardé ensuite, et pourquoi, se lit à la page <a href="/page/donnees-personnelles">données personnelles</a>. Un <a href="/theme-astral">thème astral</a> enregistré s’efface à part, quand vous voulez.</p>`,
    see: ['consentement', 'donnees-sensibles', 'confidentialite'],
  },
  {
    slug: 'confidentialite',
    term: 'Confidentialité',
    glossary: 'voyance',
    short: 'Engagement de ne pas répéter ni laisser lire ce qui est confié pendant une consultation.',
    body: `<p>Le secret professionnel, au sens du code pénal, lie le médecin, l’avocat, le ministre du culte. Aucun texte n’y soumet expressément les praticiens de la voyance : la discrétion repose donc sur un contrat, sur des moyens techniques, et sur l’honneur.</p>
<p>La personne choisie lit votre prénom et ce que vous décidez d’écrire ; elle n’a pas votre numéro, et aucun appel n’est enregistré. Si elle prend une note sur vous, vous la lisez et l’effacez depuis <a href="/mon-compte/notes">votre compte</a>. Nos équipes ne lisent pas les échanges, sauf si votre demande l’exige ; vous lisez alors la date, la fonction de la personne et sa raison. Rien n’est vendu, ni transmis à une autre marque. Reste votre part : un lieu tranquille, un appareil à vous, aucun nom de famille. Une <a href="/voyance/lexique/consultation">consultation</a> n’en a pas besoin, et une <a href="/voyance/lexique/donnees-sensibles">donnée sensible</a> sans nom est déjà mieux protégée.</p>`,
    see: ['donnees-sensibles', 'consentement', 'deontologie'],
  },
  {
    slug: 'numero-surtaxe',
    term: 'Numéro surtaxé',
    glossary: 'voyance',
    short:
      'Numéro de téléphone dont l’appel est facturé plus cher que le tarif ordinaire, une part allant au service appelé.',
    body: `<p>En France, ces numéros commencent par 081, 082 ou 089 ; certains numéros à quatre chiffres en sont aussi. La signalétique officielle les distingue par la couleur : vert quand l’appel est gratuit, gris au prix d’un appel normal, violet dès que le service se paie en plus.</p>
<p>Le piège classique est un SMS ou un appel manqué qui vous invite à rappeler. N’en faites rien, et signalez-le au 33700. L’annuaire infosva.org indique à qui appartient un numéro de ce type. Un prix doit toujours accompagner l’annonce, et il l’accompagne là où ce site affiche un tel numéro, pour l’audiotel ; la règle vaut pour le téléphone comme pour le <a href="/voyance/lexique/prix-a-la-minute">prix à la minute</a> d’un <a href="/voyance/lexique/tchat">tchat</a>.</p>`,
    see: ['prix-a-la-minute', 'voyance-en-ligne', 'charlatan'],
  },
  {
    slug: 'automate',
    term: 'Automate',
    glossary: 'voyance',
    short: 'Programme qui répond comme le ferait une personne ; sur ce site, toujours signalé pour ce qu’il est.',
    body: `<p>Les foires d’autrefois montraient des diseuses de bonne aventure en cire, qui délivraient un carton imprimé contre une pièce. Nul ne s’y trompait, et le plaisir venait de là. Aujourd’hui, une machine écrit assez bien pour passer inaperçue.</p>
<p>Faire payer un dialogue humain et fournir un programme serait une tromperie. Quelques profils de la page <a href="/voyance">voyance</a> sont des automates : la mention apparaît partout où ils figurent, et dans leur présentation même. Si un doute vous vient ailleurs, posez la <a href="/voyance/lexique/question">question</a> sans détour, et gardez la réponse.</p>`,
    see: ['tchat', 'charlatan', 'avis-verifie'],
  },
  {
    slug: 'charlatan',
    term: 'Charlatan',
    glossary: 'voyance',
    short: 'Personne qui exploite la crédulité d’autrui en promettant ce qu’elle sait ne pas pouvoir tenir.',
    body: `<p>L’italien ciarlatano désignait le bonimenteur des places publiques, monté sur ses tréteaux pour vendre onguents et élixirs. Le tréteau a changé ; la musique reste la même, et quelques notes suffisent à la reconnaître :</p>
<ul><li>un malheur annoncé, que lui seul peut détourner ;</li><li>un résultat garanti, souvent sous quelques jours ;</li><li>une somme réclamée en plus, par mandat ou carte prépayée ;</li><li>l’urgence, et le secret à garder envers vos proches.</li></ul>
<p>Une seule de ces phrases suffit pour partir. Conservez les messages, parlez-en à quelqu’un. Si la personne exerce ici, la <a href="/voyance/lexique/contestation">contestation</a> nous alerte ; ailleurs, l’<a href="/voyance/lexique/abus-de-faiblesse">abus de faiblesse</a> est un délit, et une plainte se dépose.</p>`,
    see: ['desenvoutement', 'retour-affectif', 'abus-de-faiblesse'],
  },
  {
    slug: 'desenvoutement',
    term: 'Désenvoûtement',
    glossary: 'voyance',
    short: 'Rituel vendu pour lever un sort ; dans le commerce de la voyance, le signe le plus sûr d’une escroquerie.',
    body: `<p>Envoûter contient l’ancien français vout, visage : on façonnait une figure de cire à la ressemblance de sa victime, et on la piquait. Les chroniques en parlent, les ethnologues ont étudié la sorcellerie du bocage, et aucun effet physique n’a jamais été constaté.</p>
<p>Le commerce, lui, se porte bien. Son scénario ne varie guère : une série de malheurs ordinaires reçoit une cause unique, un nom, puis un devis. Quelqu’un qui vous annonce un sort veut vous vendre sa levée. Ne payez pas, ne répondez plus. Aucun rituel n’est vendu sur ce site, et la <a href="/voyance/lexique/contestation">contestation</a> sert aussi à nous signaler une telle phrase. Si vous avez déjà payé, ne vous accablez pas : tromper est le métier du <a href="/voyance/lexique/charlatan">charlatan</a>, faire confiance n’est pas une faute.</p>`,
    see: ['charlatan', 'mauvais-oeil', 'abus-de-faiblesse'],
  },
  {
    slug: 'retour-affectif',
    term: 'Retour affectif',
    glossary: 'voyance',
    short: 'Prestation qui prétend ramener une personne aimée ; promesse impossible à tenir, et que nous refusons.',
    body: `<p>« Retour de l’être aimé en sept jours » : la formule court sur les prospectus des boîtes aux lettres depuis des décennies. Elle vise le moment où l’on raisonne le moins, et fait payer une attente qui se renouvelle à chaque échec.</p>
<p>Personne ne commande aux sentiments d’un autre, et l’idée même a quelque chose d’inquiétant, puisqu’elle suppose une volonté pliée. Une conversation peut faire mieux et moins : comprendre ce qui s’est passé, décider d’une lettre, tenir une soirée sans téléphoner. La <a href="/compatibilite-amoureuse">compatibilité amoureuse</a> se lit comme un jeu de miroir, sans ramener quiconque. Si votre histoire comporte de la violence, le 3919 répond jour et nuit, comme les autres <a href="/voyance/lexique/numeros-d-aide">numéros d’aide</a>.</p>`,
    see: ['charlatan', 'dependance', 'libre-arbitre'],
  },
  {
    slug: 'mauvais-oeil',
    term: 'Mauvais œil',
    glossary: 'voyance',
    short: 'Croyance selon laquelle un regard envieux peut nuire ; l’une des plus répandues autour de la Méditerranée.',
    body: `<p>Jettatura à Naples, aïn dans le monde arabe, nazar en Turquie, où des perles de verre bleu renvoient le regard. Plutarque en discutait déjà dans ses Propos de table, et le fascinum romain, amulette contre l’envie, a donné notre verbe fasciner.</p>
<p>Comme coutume, le mauvais œil est charmant : il recommande de ne pas étaler son bonheur, et l’on porte une perle comme on touche du bois. Comme diagnostic, il devient suspect. Qui vous le découvre au bout de trois messages prépare la facture décrite à <a href="/voyance/lexique/desenvoutement">désenvoûtement</a>. Une période noire a des causes plus terrestres, fatigue, dettes, chagrin, dont on peut parler avec un proche sans aucun <a href="/voyance/lexique/charlatan">intermédiaire</a>.</p>`,
    see: ['desenvoutement', 'presage', 'charlatan'],
  },
  {
    slug: 'numeros-d-aide',
    term: 'Numéros d’aide',
    glossary: 'voyance',
    short: 'Lignes gratuites à joindre lorsque la détresse dépasse ce qu’une consultation peut accueillir.',
    body: `<p>Certaines nuits, il faut au bout du fil une personne formée, et non une carte. Ces numéros répondent gratuitement, jour et nuit :</p>
<ul><li>le 3114, prévention du suicide, pour vous ou pour quelqu’un qui vous inquiète ;</li><li>le 3919, violences faites aux femmes ;</li><li>le 17, police, si un danger est immédiat ;</li><li>le 15, urgences médicales, et le 112, numéro européen d’urgence.</li></ul>
<p>Il n’est pas nécessaire d’aller très mal pour téléphoner, ni de savoir quoi dire. La <a href="/voyance/lexique/deontologie">déontologie</a> veut qu’une personne consultée vous oriente vers eux plutôt que de poursuivre ; si elle ne l’a pas fait, notre page de <a href="/reclamation">réclamation</a> est le bon endroit pour nous l’apprendre.</p>`,
    see: ['dependance', 'abus-de-faiblesse', 'deontologie'],
  },
  {
    slug: 'abus-de-faiblesse',
    term: 'Abus de faiblesse',
    glossary: 'voyance',
    short:
      'Délit consistant à profiter de l’état de fragilité d’une personne pour l’amener à un acte qui lui nuit gravement.',
    body: `<p>Le code pénal protège les personnes que rendent vulnérables l’âge, la maladie, une infirmité, une grossesse. La loi du 12 juin 2001 y a joint celles que des pressions répétées ont placées en état de sujétion psychologique : c’est ce qu’on nomme couramment l’emprise.</p>
<p>Deuil, rupture, isolement forment le terrain. Les signes se voient mieux de l’extérieur : proches écartés, secrets, dépenses dissimulées, peur de déplaire. Si vous les observez chez quelqu’un, évitez la moquerie, gardez le lien, aidez à réunir les preuves de paiement. Une plainte se dépose au commissariat ou à la gendarmerie, avec les messages du <a href="/voyance/lexique/charlatan">charlatan</a> pour pièces ; quand la détresse presse, il y a les <a href="/voyance/lexique/numeros-d-aide">numéros d’aide</a>.</p>`,
    see: ['charlatan', 'dependance', 'desenvoutement'],
  },
  {
    slug: 'lecture-a-froid',
    term: 'Lecture à froid',
    glossary: 'voyance',
    short:
      'Technique qui donne l’impression de tout savoir d’un inconnu en exploitant ses réactions et des généralités habiles.',
    body: `<p>Les prestidigitateurs la connaissent bien, et plusieurs l’ont décrite pour mettre le public en garde. On lance une phrase large : je vois un homme, un prénom en M ou en P. Vous hochez la tête, ou vous écrivez « Michel ? », et le reste s’ensuit. Les erreurs glissent, les réussites se gravent.</p>
<p>Bien des praticiens s’y livrent sans le savoir, de bonne foi, comme un bon vendeur devine le client. À l’écrit, le procédé se défend mal. Répondez par oui ou par non, n’ajoutez pas le nom qu’on cherchait, relisez ensuite la conversation entière. L’<a href="/voyance/lexique/effet-barnum">effet Barnum</a> en est la doublure ; un <a href="/voyance/lexique/voyant">voyant</a> probe accepte ce jeu sans s’en offenser.</p>`,
    see: ['effet-barnum', 'biais-de-confirmation', 'charlatan'],
  },
  {
    slug: 'effet-barnum',
    term: 'Effet Barnum',
    glossary: 'voyance',
    short:
      'Tendance à reconnaître son portrait dans une description assez vague pour convenir à presque tout le monde.',
    body: `<p>En 1948, le psychologue Bertram Forer remet à ses étudiants une analyse de leur personnalité et leur demande d’en noter la justesse. La moyenne dépasse quatre sur cinq. Tous avaient reçu le même texte, composé à partir d’un livre d’astrologie acheté en kiosque.</p>
<p>Le nom rend hommage à Phineas Barnum, entrepreneur de spectacles qui se flattait d’en offrir à chacun. Vous pouvez tenter l’expérience : lisez l’<a href="/horoscope">horoscope</a> d’un signe qui n’est pas le vôtre et voyez s’il vous résiste. Une phrase utile se reconnaît à ce qu’elle pourrait être fausse. Demandez-en de cette sorte en consultation : la <a href="/voyance/lexique/lecture-a-froid">lecture à froid</a> n’en fournit guère.</p>`,
    see: ['lecture-a-froid', 'biais-de-confirmation', 'horoscope'],
  },
  {
    slug: 'dependance',
    term: 'Dépendance',
    glossary: 'voyance',
    short: 'Besoin de consulter qui s’impose malgré soi, coûte plus qu’il n’apporte et remplace peu à peu la décision.',
    body: `<p>Elle s’installe sans bruit. On consulte pour une décision, puis pour vérifier, puis une autre personne pour départager, enfin pour calmer l’attente qui sépare deux consultations. Le soulagement raccourcit chaque fois, et la dépense suit le chemin inverse.</p>
<p>Quelques repères : vous posez la même <a href="/voyance/lexique/question">question</a> pour la troisième fois, vous cachez les montants, vous ne choisissez plus rien sans avis. Alors suspendez : une <a href="/mon-compte/pause">pause</a>, de vingt-quatre heures à six mois, se prend depuis votre compte, et le site s’y tient. Un médecin généraliste entend ces choses sans surprise, et un proche aussi. Aucune personne consultée ici n’a le droit de vous presser : les <a href="/page/conditions">conditions</a> l’écrivent, et votre <a href="/voyance/lexique/libre-arbitre">liberté</a> y gagne.</p>`,
    see: ['credit', 'numeros-d-aide', 'libre-arbitre'],
  },
]
