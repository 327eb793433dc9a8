/** What the second brand says in words of its own, by the full key of the text that the main site says in their place. */
export const second: Readonly<Record<string, string>> = {
  'home.head': 'Médiums par écrit ou de vive voix, à votre heure · {site}',
  'home.description':
    'Quand la journée retombe, un {noun} peut vous répondre, par écrit ou de vive voix. Tarif par minute annoncé d’avance, secondes comptées une à une, coupures jamais à votre charge.',
  'home.promise': 'Le soir, quelqu’un vous lit ou vous écoute. À prix connu, seconde après seconde.',
  'home.lead':
    'Une question tient mieux en quelques lignes qu’en une nuit blanche. Regardez quels médiums veillent, lisez leur tarif, frappez à une porte. Partir ne demande aucune excuse, et seules les secondes échangées se paient.',
  'home.see': 'Voir qui veille',
  'home.join': 'Créer un compte',
  'home.freeTitle': 'Ils veillent à cette heure',
  'home.freeLead': 'Une lampe s’allume, une autre s’éteint : la liste suit sans que vous rechargiez la page.',
  'home.freeAll': 'Parcourir tous les {plural}',
  'home.freeNone': 'Toutes les lampes sont éteintes',
  'home.freeNoneNext':
    'Ouvrez la liste entière : un portrait porte les heures que le médium a écrites, et parfois un rendez-vous à prendre.',
  'home.stepsTitle': 'La soirée, en trois temps',
  'home.step1Title': 'Lire les portraits',
  'home.step1Text': 'Tarif, méthode, avis de clients passés par une vraie séance : tout est posé sur la table.',
  'home.step2Title': 'Frapper à la porte',
  'home.step2Text':
    'Le médium a trois quarts de minute pour ouvrir. S’il n’ouvre pas, vous ne devez rien. S’il ouvre, la montre attend encore son premier mot, ou que vous vous entendiez.',
  'home.step3Title': 'Repartir quand bon vous semble',
  'home.step3Text': 'Un bouton ferme l’échange. Le détail des comptes suit dans l’instant, avec de quoi le discuter.',
  'home.voicesTitle': 'Ceux qui sont passés par ici',
  'home.voicesRule':
    'Pour écrire ici, il faut une vraie séance, d’une minute au moins, ou une réponse par SMS. Les trois derniers mots reçus :',
  'home.voiceOf': '{initial}, séance du {date}',
  'home.voiceAbout': 'Au sujet de {name}',
  'home.rulesTitle': 'Nos engagements, à lumière allumée',
  'home.rulesLead': 'Six phrases auxquelles vous pouvez nous tenir, que vous veniez une fois ou souvent.',
  'home.rulePriceTitle': 'Annoncé, puis tenu',
  'home.rulePriceText':
    'Le tarif lu au moment où vous frappez à la porte vaut jusqu’au dernier mot. La taxe est dedans.',
  'home.ruleSecondTitle': 'Pas d’arrondi',
  'home.ruleSecondText': 'Quarante secondes d’échange font quarante secondes sur le compte, et non une minute.',
  'home.ruleLineTitle': 'Le réseau n’est pas votre affaire',
  'home.ruleLineText':
    'Si la connexion lâche, la montre se fige. Au tchat, quand la faute n’est pas vôtre, la demi-minute du retour est pour nous.',
  'home.ruleBalanceTitle': 'Votre réserve, pas davantage',
  'home.ruleBalanceText':
    'Le compte s’arrête à zéro. Soixante secondes auparavant, une ligne vous prévient, et rien ne se recharge seul.',
  'home.ruleReceiptTitle': 'Des comptes à livre ouvert',
  'home.ruleReceiptText':
    'Heures de début et de fin, silences du réseau, multiplication : une calculatrice suffit à nous vérifier.',
  'home.rulePressureTitle': 'Ni alarme ni relance',
  'home.rulePressureText':
    'Aucun médium ne peut vous solliciter pour une séance payante, ni vous annoncer un malheur à conjurer.',
  'home.receiptTitle': 'À quoi ressemblent ces comptes',
  'home.receiptLead': 'Imaginons une séance à {price}, que le réseau interrompt une fois.',
  'home.receiptStart': 'Le médium écrit : la montre démarre',
  'home.receiptDrop': 'Plus de signal chez vous : elle se fige',
  'home.receiptBack': 'Vous voilà de retour : elle repart',
  'home.receiptEnd': 'Vous dites bonsoir',
  'home.receiptCounted': 'En conversation',
  'home.receiptLost': 'Sans réseau',
  'home.receiptLostValue': 'hors compte',
  'home.receiptGift': 'Offert quand vous revenez',
  'home.receiptBilled': 'À régler',
  'home.receiptTotal': 'Somme, taxe incluse',
  'home.receiptSum': '{price} divisé par 60, fois {seconds} secondes : {total}',
  'home.offerText':
    'Le temps d’exposer une situation et de sentir si la manière du médium vous convient. Aucun moyen de paiement n’est demandé.',
  'home.offerConditions':
    'Ce qu’il faut savoir : un seul cadeau d’accueil pour chaque personne, majeure, une fois son adresse électronique prouvée, et son mobile quand d’autres comptes récents partagent son appareil, son réseau ou son entreprise. Il part avant votre crédit, à la seconde près. Quand il est épuisé, rien ne commence à courir sans un crédit que vous auriez acheté.',
  'home.skyTitle': 'Le ciel de ce soir ne coûte rien',
  'home.skyChartTitle': 'Votre ciel de naissance',
  'home.skyChartText':
    'Où étaient le Soleil, la Lune et les planètes à votre arrivée, et comment on lit cela. Ni compte ni trace.',
  'home.skyChartGo': 'Dessiner mon ciel',
  'home.skyMatchTitle': 'Deux ciels face à face',
  'home.skyMatchText':
    'Vos signes suffisent, vos naissances disent plus. Chaque note est donnée avec ce qui l’explique.',
  'home.skyMatchGo': 'Rapprocher deux signes',
  'psychics-list.listTitle': 'Un {noun} pour ce soir',
  'psychics-list.listHead': 'Nos {nouns} du soir et leurs tarifs · {site}',
  'psychics-list.listDescription':
    'Portraits, tarifs et présence : cherchez le {noun} qui vous lira ou vous écoutera ce soir, avec les mots de personnes qui ont consulté. Regarder ne demande pas de compte.',
  'psychics-list.listLead':
    'Prenez le temps de lire deux ou trois portraits. Le tarif est écrit dessus ; la montre, elle, attendra que votre médium vous ait répondu.',
  'psychics-list.order':
    'En tête, qui peut vous répondre tout de suite ; ensuite, un ordre que notre équipe a fixé. Une place ne s’achète pas.',
}
