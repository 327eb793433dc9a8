import type { ByElement, ByMode } from './kinds.ts'

export const elements: ByElement = {
  fire: 'Chez vous, le Feu l’emporte : Bélier, Lion et Sagittaire donnent à votre ciel sa température. L’enthousiasme précède la preuve, la chaleur se communique, les portes s’ouvrent parce que vous avez frappé fort. Une flamme sans foyer court cependant d’un fagot à l’autre. Laissez passer une nuit entre l’envie et l’annonce, gardez du bois pour la fin : une ardeur fidèle est un vrai cadeau.',
  earth:
    'La Terre domine, c’est-à-dire le Taureau, la Vierge et le Capricorne : vous pensez avec les mains et croyez ce qui fonctionne. On vous sait fiable jusque dans les corvées, et vos projets ont des racines. Le danger est de ne plus voir que l’utile. Faire une place au gratuit, une sieste dans l’herbe, une histoire invraisemblable, ameublit ce bon sol.',
  air: 'L’Air mène la danse, porté par les Gémeaux, la Balance et le Verseau. Comprendre, échanger, comparer les points de vue vous est aussi nécessaire que d’ouvrir les fenêtres le matin. À ce régime, le ressenti passe après sa définition. Une pâte à pétrir, une marche, quelqu’un à serrer contre vous : le cerf-volant revient volontiers à la main qui le tient.',
  water:
    'Votre ciel est d’abord fait d’Eau : Cancer, Scorpion et Poissons y parlent plus haut que les autres. La sensibilité vous renseigne avant les faits, la mémoire garde tout, la tendresse trouve le chemin. Les marées d’autrui montent aussi jusqu’à vos genoux. Demander des faits, fixer un bord, remettre une décision au lendemain des larmes permet de naviguer sans renoncer à sentir.',
}

export const modes: ByMode = {
  cardinal:
    'Les signes cardinaux, ceux qui ouvrent les saisons, du Bélier au Capricorne en passant par le Cancer et la Balance, donnent le ton de votre thème. Démarrer vous vient sans peine : une idée, un coup de fil, une date. La suite vous trouve moins disponible. Un relais prévu dès le premier jour, ou une échéance au milieu du gué, fait arriver les commencements à destination.',
  fixed:
    'Quatre signes installent les saisons, Taureau, Lion, Scorpion et Verseau ; on les dit fixes, et ils prédominent dans votre ciel. De là votre tenue dans la durée, votre loyauté, une volonté que l’on ne détourne pas d’une chiquenaude. Le même ressort résiste aux bonnes raisons. Chaque automne, demandez-vous « qu’est-ce que je garde par habitude ? » ; l’écrou se desserre sans que la charpente bouge.',
  mutable:
    'La souplesse vous définit mieux qu’un plan : les signes mutables, Gémeaux, Vierge, Sagittaire et Poissons, ceux des fins de saison, l’emportent ici. Vous adaptez, traduisez, trouvez une issue quand le programme tombe à l’eau. Tant d’options ouvertes finissent par encombrer le couloir. Choisir un cap modeste et le redire à voix haute donne au vent quelque chose à pousser.',
}
