/** What the third brand says in words of its own, by the full key of the text that the main site says in their place. */
export const affiliation: Readonly<Record<string, string>> = {
  'home.head': 'Voyance par écrit et par téléphone, selon un tarif écrit · {site}',
  'home.description':
    'Une maison où chaque entretien avec un {noun} suit un barème\u00a0: prix à la minute écrit, durée relevée à la seconde, interruptions déduites, relevé remis à la fin.',
  'home.promise': 'Un entretien en règle\u00a0: tarif écrit, durée relevée, compte remis.',
  'home.lead':
    'Vous fixez le début et la fin. Seule la durée de l’entretien est portée au compte, ou la réponse par SMS, une fois rédigée.',
  'home.see': 'Consulter le registre',
  'home.join': 'Ouvrir un compte',
  'home.freeTitle': 'En fonction à cet instant',
  'home.freeAll': 'Tout le registre des {plural}',
  'home.guide': 'Être orienté en trois questions',
  'home.freeNone': 'Le registre n’indique personne en fonction',
  'home.freeNoneNext':
    'Le registre complet porte les horaires de chacun. Une question par SMS peut être déposée, ou un rendez-vous demandé à qui en reçoit.',
  'home.voicesTitle': 'Témoignages versés au dossier',
  'home.voicesRule':
    'Un témoignage n’est reçu qu’après un entretien effectif. Voici les trois plus récents, sans retouche.',
  'home.voiceOf': '{initial}, entretien du {date}',
  'home.voiceAbout': 'Concernant {name}',
  'home.rulesTitle': 'Les six articles de la maison',
  'home.rulesGo': 'Le déroulement d’un entretien',
  'home.rulePriceTitle': 'Article premier\u00a0: du tarif',
  'home.rulePriceText': 'Il est écrit en euros par minute, taxes comprises, et arrêté au moment de votre demande.',
  'home.ruleSecondTitle': 'Article 2\u00a0: de la mesure',
  'home.ruleSecondText': 'La durée se relève à la seconde. Aucune minute commencée n’est comptée entière.',
  'home.ruleLineTitle': 'Article 3\u00a0: des interruptions',
  'home.ruleLineText':
    'Dès que l’un des deux n’est plus en ligne, le relevé est suspendu. Au tchat, si l’interruption n’est pas de votre fait, trente secondes sont à notre charge.',
  'home.ruleBalanceTitle': 'Article 4\u00a0: du crédit',
  'home.ruleBalanceText':
    'Le compte ne descend jamais sous zéro et n’est jamais rechargé d’office. Un avis paraît une minute avant son terme.',
  'home.ruleReceiptTitle': 'Article 5\u00a0: du relevé',
  'home.ruleReceiptText':
    'Il énonce chaque début, chaque interruption et chaque seconde. Vous pouvez en refaire le calcul.',
  'home.rulePressureTitle': 'Article 6\u00a0: de la retenue',
  'home.rulePressureText':
    'Il n’est promis aucun résultat et n’est annoncé aucun malheur. Nul ne vous sollicite pour un nouvel entretien payant.',
  'home.receiptTitle': 'Relevé, à titre d’exemple',
  'home.receiptLead': 'Entretien au tarif de {price}, interrompu une fois.',
  'home.receiptStart': 'Première réponse\u00a0: début du relevé',
  'home.receiptDrop': 'Interruption\u00a0: relevé suspendu',
  'home.receiptBack': 'Retour\u00a0: relevé repris',
  'home.receiptEnd': 'Clôture à votre demande',
  'home.receiptCounted': 'Durée de l’entretien',
  'home.receiptLost': 'Interruption',
  'home.receiptLostValue': 'déduite',
  'home.receiptGift': 'À notre charge, au retour',
  'home.receiptBilled': 'Durée portée au compte',
  'home.receiptTotal': 'Montant, TVA comprise',
  'home.receiptSum': '{seconds} secondes au tarif de {price} pour soixante\u00a0: {total}',
  'home.offerText':
    'Le temps d’exposer une question et de juger de la manière de votre interlocuteur. Aucune carte bancaire n’est demandée.',
  'home.dayCardTitle': 'La carte du jour, sous cachet',
  'home.dayCardText': 'Tirage gratuit, sans compte, dont le hasard se contrôle.',
  'home.dayCardGo': 'Lever le cachet',
  'home.skyTitle': 'Documents en libre consultation',
  'home.skyChartTitle': 'L’acte de naissance céleste',
  'home.skyChartText':
    'La position des planètes à votre naissance et sa lecture, point par point. Sans compte ni conservation.',
  'home.skyChartGo': 'Établir le thème astral',
  'home.skyGo': 'Le ciel de ce jour',
  'home.skyMatchTitle': 'La conférence de deux thèmes',
  'home.skyMatchText': 'Deux signes ou deux naissances, notés par domaine, chaque note étant motivée.',
  'home.skyMatchGo': 'Confronter deux signes',
  'psychics-list.listTitle': 'Le registre de la maison',
  'psychics-list.listHead': 'Registre des {nouns}, tarifs et présences · {site}',
  'psychics-list.listDescription':
    'Le registre de la maison\u00a0: pour chaque {noun}, son tarif à la minute, sa présence, ses horaires et les témoignages reçus après entretien.',
  'psychics-list.listLead':
    'Chaque fiche porte un tarif, une présence et des horaires. Rien n’est porté au compte avant la première réponse, ou le début de l’appel.',
  'psychics-list.today':
    'La fiche du jour, désignée à tour de rôle\u00a0: %psychic%. Cette mention ne vaut ni classement ni recommandation.',
  'psychics-list.guide': 'Être orienté en trois questions',
  'psychics-list.order':
    'Viennent d’abord les personnes en fonction, puis l’ordre arrêté par la maison. Aucune place ne s’achète.',
  'psychics-list.none': 'Aucune fiche ne répond à ces critères',
  'psychics-list.noneNext': 'Étendez le tarif ou le métier, ou parcourez le registre entier.',
  'psychics-list.seeAll': 'Parcourir le registre',
}
