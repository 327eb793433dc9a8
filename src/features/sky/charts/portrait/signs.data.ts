import type { BySign } from '../interpretations/kinds.ts'

/** What a sign makes of somebody in whom it counts two or three times, or in which four planets meet. */
export const signCores: BySign = {
  aries:
    'Vous partez avant la fin de la phrase. Décider vous coûte moins qu’attendre, et l’on vous confie les débuts parce que personne n’y met autant d’ardeur. Le milieu des choses vous ennuie ; c’est là, pourtant, que vos concurrents vous rattrapent.',
  taurus:
    'Ce qui est à vous le reste. Vous tenez un métier ou un amour plus longtemps que quiconque, et l’on paie volontiers cette constance. Rien ne vous fait bouger, sinon le plaisir, ou une offre que l’on n’attendait pas.',
  geminis:
    'Vous pensez en parlant et vous vivez à plusieurs vitesses. Mener deux métiers ou deux conversations ne vous gêne pas. On vous reproche de changer d’avis ; vous avez seulement continué à réfléchir après la fin de la réunion.',
  cancer:
    'La famille passe devant, celle que l’on reçoit et celle que l’on fonde. Vous n’oubliez ni un anniversaire ni une offense. Qui vous fait confiance est défendu bec et ongles ; qui vous blesse attend longtemps devant la porte.',
  leo: 'Vous avez besoin d’être au centre de quelque chose, et vous payez ce besoin d’une générosité rare. On vous suit parce que vous y croyez avant tout le monde. Une critique devant témoins vous reste dix ans ; un compliment sincère vous ferait traverser la France.',
  virgo:
    'Vous voyez la faute avant le reste. Ce regard vous rend indispensable au travail et difficile à contenter chez vous, à commencer par vous-même. Les gens qui vous aiment ont appris à traduire : quand vous corrigez, c’est que vous tenez à eux.',
  libra:
    'Vous voyez toujours l’autre côté. À deux vous donnez le meilleur, et vous obtenez d’un adversaire ce qu’il refusait le matin. Choisir sans consulter personne vous demande un vrai courage, et c’est à ces moments-là que l’on vous attend.',
  scorpio:
    'Rien ne se fait à moitié. Vous devinez ce que l’on tait, vous aimez jusqu’au bout et vous quittez de même. On vous prête des secrets ; vous avez surtout de la mémoire, et une volonté que les refus renforcent.',
  sagittarius:
    'Il vous faut un ailleurs. Une langue, ou un projet trop grand, vous tient en vie bien mieux que la sécurité. Vous dites ce que vous pensez, au chef comme à la belle-mère, et l’on vous pardonne parce que vous riez aussi de vous.',
  capricorn:
    'Vous avez été adulte tôt. Le but est fixé, la route est longue, et vous ne demandez pas d’aide avant le dernier kilomètre. Les récompenses arrivent tard, mais elles arrivent : passé quarante ans, vous avez plus d’avenir que la moyenne.',
  aquarius:
    'Vous n’êtes du groupe qu’à votre façon. On vous consulte pour l’idée que personne n’ose, puis on s’étonne que vous partiez avant la fête. Vos amitiés durent plus que vos amours, sauf quand l’amour a commencé par là.',
  pisces:
    'Vous sentez les gens avant de les entendre. On vous appelle à deux heures du matin, et l’on oublie de vous remercier. Vos limites bougent selon qui parle ; votre imagination, elle, ne vous a jamais fait défaut.',
}

/** After « Votre ascendant {sign} ». */
export const risingSaid: BySign = {
  aries: 'fait entrer de la vitesse dans la pièce, et l’on vous croit plus en colère que vous ne l’êtes.',
  taurus: 'rassure avant même que vous parliez ; on vous prend pour quelqu’un que rien ne presse.',
  geminis: 'met les gens à l’aise en deux questions, et l’on vous donne cinq ans de moins.',
  cancer: 'regarde d’abord, puis adopte ; on vous croit timide, et l’on vous raconte sa vie.',
  leo: 'remplit la place, même les jours où vous vouliez passer sans bruit.',
  virgo: 'observe avant d’entrer, et l’on prend cette réserve pour un jugement.',
  libra: 'plaît d’emblée, au point que l’on vous croit toujours d’accord.',
  scorpio: 'intimide sans un mot, et l’on vous prête plus de secrets que vous n’en avez.',
  sagittarius: 'arrive avec une bonne nouvelle, et l’on oublie de vous demander comment vous allez.',
  capricorn: 'donne confiance aux banquiers et un peu froid aux inconnus.',
  aquarius: 'étonne, et l’on se souvient de vous pour une phrase que vous avez oubliée.',
  pisces: 'laisse chacun voir en vous ce qu’il cherche.',
}

/** After « Le Soleil en {sign} ». */
export const sunSaid: BySign = {
  aries: 'a besoin d’un combat à mener, et s’éteint dans les places trop confortables.',
  taurus: 'bâtit pour durer et refuse qu’on le bouscule, même pour son bien.',
  geminis: 'veut comprendre, puis passer à la question suivante.',
  cancer: 'fait tout pour les siens, y compris ce qu’on ne lui a pas demandé.',
  leo: 'veut signer ce qu’il fait, et que cela se sache.',
  virgo: 'met son orgueil dans le travail bien fait.',
  libra: 'cherche l’accord et n’existe pleinement que devant quelqu’un.',
  scorpio: 'ne s’intéresse qu’à ce qui engage pour de bon.',
  sagittarius: 'vise loin et supporte mal qu’on lui demande des comptes.',
  capricorn: 'compte en années et ne lâche pas.',
  aquarius: 'tient à sa liberté de penser plus qu’à sa tranquillité.',
  pisces: 'suit une intuition qu’il ne sait pas justifier, et qui tombe juste.',
}

/** After « La Lune en {sign} ». */
export const moonSaid: BySign = {
  aries: 's’emporte vite et n’en veut à personne une heure plus tard.',
  taurus: 'se calme par le corps et par les habitudes.',
  geminis: 'parle de ce qu’elle ressent pour savoir si elle le ressent.',
  cancer: 'vit au rythme des humeurs de la maison.',
  leo: 'a besoin qu’on la préfère, et qu’on le lui dise.',
  virgo: 's’inquiète pour aimer, et console en s’occupant des choses.',
  libra: 'ne dort pas sur une dispute.',
  scorpio: 'ressent tout trop fort et n’en montre rien.',
  sagittarius: 'guérit en partant quelques jours.',
  capricorn: 'a appris tôt à ne rien demander.',
  aquarius: 'prend de la distance au moment où on la voudrait proche.',
  pisces: 'éponge les chagrins d’autrui et les prend pour les siens.',
}
