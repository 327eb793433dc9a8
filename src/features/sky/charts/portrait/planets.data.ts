import type { Planet } from '../../../../astrology/names.ts'
import type { AngleName } from '../../../../astrology/patterns/pattern.ts'

/** The planet that returns everywhere in a chart. */
export const dominants: Readonly<Record<Planet, string>> = {
  sun: 'Vous avez besoin d’une œuvre qui porte votre nom. Exercer l’autorité vous va, la subir beaucoup moins, et un père, présent ou absent, pèse dans cette affaire. On vous pardonne tout quand vous rayonnez ; les jours gris, personne ne sait que faire de vous.',
  moon: 'Votre humeur fait le temps de la pièce. Vous retenez ce que l’on a dit il y a dix ans, et vous devinez qui va pleurer. L’enfance et la mère restent des sujets brûlants. Votre vie avance par vagues plutôt qu’en ligne droite.',
  mercury:
    'Votre tête ne s’arrête pas. Vous apprenez en une soirée ce que d’autres étudient un mois, et vous vous en lassez aussi vite. C’est en parlant ou en écrivant que l’argent arrive. Le silence vous inquiète ; vous le remplissez, puis regrettez la moitié de ce que vous avez dit.',
  venus:
    'Plaire et choisir vous occupent plus qu’il n’y paraît. Vous sentez le juste prix des choses, et vous supportez mal la laideur d’un lieu ou d’une manière. On vous aime facilement. Savoir si vous aimez, vous, demande plus de temps.',
  mars: 'Vous vivez à l’attaque. L’obstacle vous plaît, la lenteur vous met hors de vous, et vous avez raison trop tôt. Le sport ou un métier risqué donne à cette force un emploi. Sans adversaire, vous en trouvez un, de préférence parmi vos proches.',
  jupiter:
    'Vous comptez sur la chance, et elle vient. Vous voyez grand, et l’on vous ouvre parce que vous avez l’air de savoir où vous allez. L’excès est votre pente, en argent comme en confiance. Un échec vous rend philosophe pour une semaine.',
  saturn:
    'Le temps travaille pour vous. Vous avez commencé sérieusement, par obligation, et vous rajeunissez avec l’âge. On vous donne des responsabilités sans vous donner le titre. Vous jugez vos résultats avec une sévérité que vous n’auriez pour personne d’autre.',
  uranus:
    'Vous ne faites rien comme prévu. Les ruptures vous réussissent, les ordres vous révoltent, et vos meilleures idées viennent en contredisant quelqu’un. L’attachement vous effraie tant qu’il ressemble à un règlement.',
  neptune:
    'Vous captez plus que vous ne comprenez. La musique vous parle mieux que les consignes, et l’on projette sur vous ce que l’on espère. La confusion est le prix : à qui est cette tristesse ? Vous mettez du temps à le savoir.',
  pluto:
    'Vous allez au fond. Le pouvoir vous intéresse, surtout celui que l’on cache, et vous détectez un mensonge à la respiration. Il vous est arrivé de tout perdre, et de reconstruire. On vous craint un peu ; ceux qui restent vous font une confiance totale.',
}

export const angulars: Readonly<Record<Planet, Readonly<Record<AngleName, string>>>> = {
  sun: {
    ascendant:
      'Votre présence se remarque avant vos actes. Vous n’avez pas eu à apprendre la confiance ; la patience, si, et l’on vous a trop vite donné les premiers rôles.',
    midheaven:
      'Le métier éclaire toute votre vie, et l’on attend de vous que vous dirigiez, même quand vous demandez la paix.',
    descendant: 'Vous choisissez des partenaires qui brillent, puis vous leur disputez la place.',
    lowerHeaven: 'Votre force vient de la maison ; un père ou une lignée y tient le premier rôle.',
  },
  moon: {
    ascendant: 'Vos émotions se lisent sur votre visage, ce qui vous attire les confidences et vous interdit le bluff.',
    midheaven: 'Le public sent en vous quelqu’un de proche ; les métiers du soin ou de l’accueil vous réussissent.',
    descendant: 'Vous demandez à l’autre de vous rassurer, et vous changez selon qui partage votre vie.',
    lowerHeaven:
      'Votre enfance reste un lieu que vous visitez chaque jour, et vous protégez le foyer mieux que vous-même.',
  },
  mercury: {
    ascendant: 'On vous entend avant de vous voir, et vous jugez les gens à leur façon de parler.',
    midheaven:
      'Votre métier passe par les mots, et votre réputation tient à ce que vous dites en public. On vous consulte, on vous cite, on vous en veut quand vous avez raison trop haut.',
    descendant:
      'Vous aimez par la conversation ; un couple qui se tait vous inquiète plus qu’un couple qui se dispute.',
    lowerHeaven:
      'On parlait beaucoup chez vous, ou l’on vous y faisait taire, et vous pensez encore contre cette époque.',
  },
  venus: {
    ascendant: 'Votre charme agit sans effort, et l’on vous rend service avant que vous ayez demandé.',
    midheaven: 'On vous confie ce qui doit plaire, et votre image compte dans votre salaire.',
    descendant: 'L’amour est une grande affaire, et vous cédez trop pour garder la paix.',
    lowerHeaven: 'Il vous faut un bel endroit pour aller bien, et vous savez en faire un de presque rien.',
  },
  mars: {
    ascendant: 'Vous agissez avant d’avoir réfléchi, et votre corps réclame sa part d’effort chaque jour.',
    midheaven: 'Vous vous battez pour votre place, et vos supérieurs vous redoutent autant qu’ils vous emploient.',
    descendant: 'Vous attirez des caractères entiers ; la paix du ménage passe par des querelles franches.',
    lowerHeaven: 'La colère de la famille vous est venue de bonne heure, et vous en avez fait un moteur.',
  },
  jupiter: {
    ascendant: 'On vous fait crédit d’emblée, et vous prenez de la place avec une bonne humeur qui la fait pardonner.',
    midheaven: 'La chance vient par le métier ; un patron ou un professeur vous ouvre une porte au bon moment.',
    descendant: 'Vos partenaires élargissent votre vie, et vos dépenses avec elle.',
    lowerHeaven: 'Votre famille vous a légué une confiance, ou une terre, à laquelle vous revenez toujours.',
  },
  saturn: {
    ascendant: 'Enfant, vous faisiez plus que votre âge ; avec les années, c’est l’inverse.',
    midheaven: 'Votre réussite est lente et visible, une erreur publique aussi, et vous préparez tout deux fois.',
    descendant: 'Vous vous engagez tard, et pour longtemps.',
    lowerHeaven: 'La maison de l’enfance était sévère ou vide, et vous bâtissez la vôtre en réponse.',
  },
  uranus: {
    ascendant: 'Vous dérangez sans le chercher, par une question ou par un départ.',
    midheaven: 'Votre carrière change de direction d’un coup, et c’est à votre compte que vous travaillez le mieux.',
    descendant: 'L’amour vous vient par surprise et supporte mal les calendriers.',
    lowerHeaven: 'Tout a bougé autour de votre enfance, et vous n’avez jamais cru aux racines.',
  },
  neptune: {
    ascendant: 'On vous voit à travers un voile, chacun le sien, et vous ignorez de quoi vous avez l’air.',
    midheaven: 'Votre vocation ne tient pas dans un formulaire, et l’on vous prend pour ce que vous n’êtes pas.',
    descendant: 'Vous aimez l’autre, et davantage encore ce que vous imaginez de lui.',
    lowerHeaven: 'Un secret ou un rêve de famille flotte encore dans votre maison.',
  },
  pluto: {
    ascendant: 'Votre regard gêne ceux qui mentent, et personne ne vous croise sans avoir un avis.',
    midheaven: 'Vous visez le pouvoir réel, et votre parcours compte une chute suivie d’un retour.',
    descendant: 'Vos liens sont des passions, avec des rapports de force que vous gagnez trop souvent.',
    lowerHeaven: 'Il y a dans votre famille une histoire que l’on ne raconte pas, et vous l’aviez comprise.',
  },
}

/** A planet that no other one supports or contradicts. */
export const unaspecteds: Readonly<Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars', string>> = {
  sun: 'Vous avez dû vous inventer sans modèle, et votre assurance fonctionne par tout ou rien selon les jours.',
  moon: 'Vos émotions vivent dans une pièce à part ; elles y restent intactes, et personne n’y entre sans invitation.',
  mercury: 'Votre esprit travaille à part, très vite, et vous oubliez d’expliquer les étapes.',
  venus: 'Vous aimez sans calcul, mais il faut vous répéter que l’on vous aime pour que vous le croyiez.',
  mars: 'Votre énergie ignore la mesure, entre des semaines d’immobilité et des journées où rien ne l’arrête.',
}

export const retrogradeSaid: Readonly<Record<'mercury' | 'venus' | 'mars', string>> = {
  mercury: 'Vous revenez sur une conversation d’hier, et vous comprenez mieux la seconde fois que la première.',
  venus: 'Vous aimez à rebours : le désir vient après l’habitude, et un ancien amour compte plus qu’un nouveau.',
  mars: 'Votre colère se tourne d’abord contre vous ; vous frappez tard, quand l’autre a oublié l’offense.',
}

/** Three planets in a knot: what falls on the one at the point. */
export const apexes: Readonly<Record<Planet, string>> = {
  sun: 'Tout retombe sur la volonté. On vous tire de deux côtés et l’on attend que vous tranchiez, si bien que vous avez appris à commander sans repos. Votre identité s’est faite contre quelque chose ; sans adversaire, vous doutez de ce que vous voulez.',
  moon: 'Tout retombe sur les émotions. Deux forces se disputent, au travail ou dans la famille, et c’est votre sommeil qui paie. Vous avez un instinct de survie que l’on admire ; le plus dur est de croire que le danger est passé.',
  mercury:
    'Tout retombe sur la tête. Vous argumentez pour tenir ensemble deux choses qui se contredisent, et vous y arrivez, au prix d’une inquiétude qui ne se tait que tard le soir. Ce don de médiation se paie cher ailleurs ; faites-le payer.',
  venus:
    'Tout retombe sur l’amour. Deux exigences s’opposent et vous demandez au couple de les réconcilier, ce qu’aucun couple ne peut faire. Vous choisissez des gens difficiles parce qu’un amour tranquille ne vous semble pas sérieux. L’argent suit la même courbe.',
  mars: 'Tout retombe sur l’action. Quand deux parts de vous se contredisent, vous agissez, et l’explication viendra plus tard. On vous doit des sauvetages et quelques portes claquées. L’immobilité vous ferait du bien ; elle vous fait peur.',
  jupiter:
    'Tout retombe sur l’espoir. Entre deux exigences contraires, vous pariez sur plus grand, et le pari réussit assez pour que vous recommenciez. Les promesses s’accumulent en même temps que les succès, et l’échéance tombe toujours au pire moment.',
  saturn:
    'Tout retombe sur le devoir. Deux désirs s’opposent et vous faites la police entre eux, avec une fatigue que personne ne voit. L’effort vous a donné une autorité précoce. Le repos, lui, vous paraît toujours volé à quelqu’un.',
  uranus:
    'Tout retombe sur la liberté. Quand la tension monte, vous coupez ou vous changez les règles, et l’on met des années à comprendre que vous aviez raison sur le fond. Ceux qui vous aiment ont appris à ne pas fermer la porte.',
  neptune:
    'Tout retombe sur l’imaginaire. Quand deux réalités s’affrontent, vous vous échappez, dans un film ou dans un dévouement. Cette issue vous a sauvé plus d’une fois la mise ; à présent elle coûte des rendez-vous manqués et des factures en retard.',
  pluto:
    'Tout retombe sur le pouvoir. Deux forces se font face et vous cherchez le point où elles cèdent. Vous ne supportez pas le mensonge, surtout le vôtre, et vos crises finissent par un grand ménage dont vous sortez avec moins de bagages.',
}
