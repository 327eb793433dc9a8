/** What the second brand says in words of its own, by the full key of the text that the main site says in their place. */
export const second: Readonly<Record<string, string>> = {
  'home.head': 'Médiums par écrit ou de vive voix, à votre heure · {site}',
  'home.description':
    'Quand la journée retombe, un {noun} peut vous répondre, par écrit ou de vive voix. Tarif par minute annoncé d’avance, secondes comptées une à une, coupures jamais à votre charge.',
  'home.promise': 'Le soir, quelqu’un vous lit ou vous écoute. À prix connu, seconde après seconde.',
  'home.lead':
    'Une question tient mieux en quelques lignes qu’en une nuit blanche. Seules les secondes échangées se paient.',
  'home.see': 'Voir qui veille',
  'home.join': 'Créer un compte',
  'home.freeTitle': 'Ils veillent à cette heure',
  'home.freeAll': 'Parcourir tous les {plural}',
  'home.freeNone': 'Toutes les lampes sont éteintes',
  'home.freeNoneNext':
    'Ouvrez la liste entière : un portrait porte les heures que le médium a écrites, et parfois un rendez-vous à prendre.',
  'home.voicesTitle': 'Ceux qui sont passés par ici',
  'home.voicesRule':
    'Pour écrire ici, il faut une vraie séance, d’une minute au moins, ou une réponse par SMS. Les trois derniers mots reçus :',
  'home.voiceOf': '{initial}, séance du {date}',
  'home.voiceAbout': 'Au sujet de {name}',
  'home.rulesTitle': 'Nos engagements, à lumière allumée',
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
  'home.skyTitle': 'Ciel et cartes, sans rien payer',
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
  'psychics-list.today':
    'Un nom par jour, chacun à son tour\u00a0: celui d’aujourd’hui est %psychic%. Le hasard du calendrier, et aucune préférence.',
  'loyalty.description':
    'Vos soirs de consultation vous laissent des points, et les points ouvrent trois portes. Inscription libre, rien à acheter.',
  'loyalty.lead':
    'Chaque minute réglée laisse un peu d’or derrière elle. Avec cet or, rencontrez quelqu’un de nouveau, faites-vous lire les cartes, ou donnez.',
  'loyalty.pointsTitle': 'D’où viennent vos points',
  'loyalty.points':
    'Pour une minute réglée sur votre crédit, écrite ou parlée, nous inscrivons {points} points à votre compte.',
  'loyalty.pointsText': 'Une question par SMS, une fois répondue, vaut {minutes} minutes.',
  'loyalty.pointsNone': 'Ce que la maison vous offre, temps ou crédit, n’en rapporte pas.',
  'loyalty.pointsPremium':
    'Le numéro surtaxé n’en rapporte pas davantage\u00a0: qui l’appelle reste inconnu, et nous tenons à cette discrétion.',
  'loyalty.pointsBack': 'Si une consultation vous est remboursée, ses points s’effacent dans la même mesure.',
  'loyalty.tiersTitle': 'Trois astres',
  'loyalty.tiersLead':
    'Lune, Étoile, Soleil\u00a0: plus l’astre est haut, plus vos points vivent longtemps. Les prix, eux, sont les mêmes pour tous, et nul ne redescend.',
  'loyalty.warned':
    'Une lettre vous prévient {days} jours avant que des points s’éteignent\u00a0; tant qu’elle n’est pas partie, ils demeurent.',
  'loyalty.rewardsTitle': 'Trois portes à ouvrir',
  'loyalty.rewardsLead': 'Chacune demande autant de points que les autres. Aucune ne vous demandera d’argent.',
  'loyalty.reward.tryout': '{minutes} minutes auprès d’un médium que vous ne connaissez pas encore',
  'loyalty.reward.reading': 'Des cartes tirées pour votre question, puis racontées de la main d’un médium',
  'loyalty.reward.donation': '{amount} remis par nos soins à {association}',
  'loyalty.cardTitle': 'Votre carte',
  'loyalty.card':
    'Un numéro tiré au sort, et aucun mot sur vous\u00a0: voilà tout ce qu’elle montre. Gardez-la sur votre téléphone, ou demandez-la par courrier. Elle ne coûte rien et n’est jamais exigée.',
  'loyalty.leaveTitle': 'Refermer le livre',
  'loyalty.leave':
    'Un geste dans votre compte de fidélité suffit pour partir, n’importe quel soir\u00a0; les points restants s’effacent alors.',
  'moonCalendar.head': 'La Lune de {month}, soir après soir\u00a0: phases, signes, heures creuses · {site}',
  'moonCalendar.title': 'La Lune de {month}, soir après soir',
  'moonCalendar.description':
    'Quel soir elle se lève pleine, dans quel signe elle dort, quand elle ne tient plus à rien\u00a0: la Lune de {month}, à l’heure de Paris.',
  'moonCalendar.lead':
    'Avant de choisir votre soir, regardez le sien. Une ligne par date, du fin croissant au dernier quartier.',
  'moonCalendar.readTitle': 'Lire cette page à la bougie',
  'moonCalendar.readPhase':
    'Le petit dessin montre la Lune de midi, ni plus ronde ni plus mince qu’elle ne l’est. À côté, la part du disque qui reçoit le Soleil. Les quatre grands moments du mois portent leur minute, au bout de la ligne.',
  'moonCalendar.readSign':
    'Au premier instant de chaque date, la Lune est dans le signe écrit. Elle n’y reste guère plus de deux jours\u00a0: si elle en sort avant le lendemain, l’heure suit.',
  'moonCalendar.readVoid':
    'Entre son dernier rendez-vous exact dans un signe et le seuil du suivant, la Lune est dite vide de course. Comptent les cinq aspects majeurs avec le Soleil et chaque planète, Pluton compris. Les anciens gardaient ces heures pour ranger et pour dormir.',
  'moonCalendar.readEclipse': 'Chaque éclipse du globe est inscrite, y compris celles qu’on ne verra pas de chez nous.',
  'skyHours.head': 'Ce soir dans le ciel, heure après heure · {site}',
  'skyHours.title': 'Le {day}, une heure après l’autre',
  'skyHours.description':
    'De minuit à minuit, la place de chaque planète et la minute de ses rencontres. Pour savoir ce que le ciel fait pendant que vous veillez.',
  'skyHours.lead': 'Les rencontres d’abord, dans l’ordre où elles sonnent. Puis chaque heure, et qui s’y trouve.',
  'skyHours.readTitle': 'À quoi sert une heure',
  'skyHours.readMoon':
    'D’un soir à l’autre, presque rien ne bouge, sauf la Lune\u00a0: un demi-degré par heure, et la voilà déjà ailleurs. C’est d’elle que viennent la plupart des lignes ci-dessus.',
  'skyHours.readExact':
    'La minute écrite est celle où deux astres se répondent exactement. On les entend venir bien avant, et s’éloigner longtemps après.',
  'retrogrades.head': 'Qui recule en {year}\u00a0? Le calendrier des planètes rétrogrades · {site}',
  'retrogrades.title': 'Celles qui reculent en {year}',
  'retrogrades.description':
    'De Mercure à Pluton, le soir où chacune s’arrête et celui où elle repart en {year}, avec le degré exact des deux.',
  'retrogrades.lead': 'Deux haltes par ligne\u00a0: celle d’où la planète revient sur ses pas, celle d’où elle repart.',
  'retrogrades.readTitle': 'Reculer, sans marche arrière',
  'retrogrades.readSeen':
    'Le train d’à côté paraît reculer quand le vôtre le double\u00a0: il en va de même des planètes, vues depuis la Terre qui les dépasse ou qu’elles dépassent. Leur route, elle, n’a pas changé.',
  'retrogrades.readTold':
    'Les médiums y entendent une seconde lecture\u00a0: les messages pour Mercure, les attachements pour Vénus, l’envie d’agir pour Mars. De Jupiter à Pluton, la chose est si fréquente qu’on en garde surtout les haltes.',
  'retrogrades.readDates':
    'Autour d’une halte, l’astre ne quitte presque plus son degré. Regardez si quelqu’un habite là dans votre ciel de naissance.',
  'ephemeris.head': 'Le grand livre du ciel, {month}\u00a0: éphémérides · {site}',
  'ephemeris.title': 'Le grand livre du ciel, {month}',
  'ephemeris.description':
    'À chaque minuit de {month}, où se tiennent le Soleil, la Lune, les planètes, le nœud nord et la Lune noire. Le tableau s’emporte.',
  'ephemeris.lead': 'Douze astres ou points, et leur degré quand sonne minuit à Paris.',
  'ephemeris.readTitle': 'Comment ce livre est tenu',
  'ephemeris.readHow':
    'Tout est vu du centre de la Terre, lumière et mouvement compris, dans le zodiaque des saisons. Un logiciel reconnu sert d’étalon\u00a0: sur des dates tirées dans les deux siècles, nous en restons à moins d’une demi-minute d’arc. Les minutes entamées ne comptent pas.',
  'ephemeris.readLetter': 'R se lit «\u00a0rétrograde\u00a0». Nœud vrai, apogée moyen pour la Lune noire.',
  'webinar.title': 'Veillées en ligne',
  'webinar.lead':
    'Une soirée, un sujet, un médium qui parle et vous qui écrivez vos questions. L’entrée est libre, et personne n’y vend quoi que ce soit.',
  'webinar.description':
    'Des soirées en ligne à entrée libre autour des cartes, du ciel et des rêves\u00a0: dates, inscription par e-mail, et veillées passées à revoir.',
  'webinar.coming': 'Les veillées qui viennent',
  'webinar.past': 'Les veillées passées',
  'webinar.none': 'Aucune veillée n’est fixée',
  'webinar.noneNext': 'Quand un soir sera choisi, il sera inscrit ici et dans la lettre.',
  'webinar.cancelled': 'Cette veillée n’aura pas lieu.',
  'webinar.live': 'Elle se tient en ce moment. Si votre place est retenue, votre e-mail de rappel y mène.',
  'webinar.full': 'Toutes les chaises sont prises. Vous pourrez la revoir ici, sans inscription.',
  'webinar.free': 'Ni achat, ni carte, ni abonnement\u00a0: une adresse suffit, pour ce soir-là seulement.',
  'webinar.chosen': 'Une place pour «\u00a0{title}\u00a0»',
  'webinar.register': 'Retenir ma place',
  'webinar.replay': 'Revoir ou relire cette veillée',
  'webinar.replayLater': 'De quoi la revoir sera bientôt ici.',
  'webinar.consent':
    'J’accepte que {company} se serve de mon adresse pour cette veillée, et pour rien d’autre\u00a0: la place à confirmer, deux rappels, un changement s’il y en a un, et de quoi la revoir.',
  'webinar.data': 'Trente jours après, elle est effacée. Chaque e-mail mène à un bouton qui rend la place.',
  'exchange.title': 'Renouer avec votre médium',
  'exchange.lead':
    'La séance finie, un mot peut encore venir, et un mot repartir. Ils ne coûtent rien, et l’on n’y propose rien.',
  'exchange.description':
    'Les mots reçus après vos séances et ceux que vous pouvez y répondre\u00a0: une fois chacun, sans frais, si vous l’avez permis.',
  'exchange.howTitle': 'Un mot, puis un autre',
  'exchange.how1':
    'Quand la séance se termine, une case vous demande si votre médium peut vous écrire. Laissée vide, le silence est assuré.',
  'exchange.how2':
    'Il lui reste {days} jours pour un message, un seul. S’il y glisse un tarif, une offre ou un numéro, le message ne part pas.',
  'exchange.how3':
    'À vous de répondre, ou non, une fois. Ensuite la page se tourne\u00a0: une autre séance ne commence que si vous la demandez.',
  'exchange.workTitle': 'Veiller avec nous',
  'exchange.work':
    'Vous lisez les cartes, le ciel ou autre chose encore, et nos soirées vous tentent\u00a0? Présentez-vous en quelques lignes.',
  'exchange.toWork': 'Me présenter',
}
