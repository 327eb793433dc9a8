import type { PairsOf } from './pair-texts.ts'

export const aquarius: PairsOf = {
  aquarius: {
    portrait:
      'Vos plaisanteries ne font rire personne, et vous vous tenez les côtes. Deux Verseaux se sont trouvés dans un lieu improbable, un club d’astronomie, une grève, un forum sur les champignons. L’amitié fut immédiate. L’amour, on s’en est aperçu plus tard, en faisant la liste de ce que l’on ne voudrait pas perdre. Vous défendez votre liberté avec tant de conviction qu’il arrive que l’on se croise plus qu’on ne se rencontre. La maison tient du laboratoire. On s’y respecte et on s’y soutient, et l’on y oublie parfois de s’y toucher. Une tradition absurde, célébrée avec sérieux, vous ramène au même endroit.',
    attraction:
      'Elle naît de l’étonnement. Enfin quelqu’un d’imprévisible. Vous inventez, vous déplacez, vous faites de l’amour un sujet d’expérience, avec des résultats encourageants. L’habitude vous endort plus que d’autres. Changez les conditions, l’heure, le lieu, le rôle. Et de temps en temps n’inventez rien du tout. La simplicité vous serait une vraie nouveauté.',
    tenderness:
      'Une affection sûre et peu bavarde. Vous êtes du même côté, quoi qu’il arrive, et vous le savez. Les bras viennent moins facilement. Chacun croit que l’autre n’en a pas besoin. C’est faux, demandez à vos médecins. Prenez l’habitude d’un contact sans raison, une épaule contre l’autre pendant que l’on lit. Il n’y a rien à en conclure.',
    communication:
      'Libre, savante, sans tabou. Vous pouvez parler quatre heures d’un film que vous n’avez pas vu. L’honnêteté est entière et personne ne boude. Vous glissez pourtant vite dans le général. Quand l’un dit « les gens ont du mal à demander », l’autre doit entendre qu’il a du mal à demander. Répondez à cette phrase-là, pas à la sociologie.',
    stability:
      'Signes fixes, vous tenez à ce que vous avez choisi. Le couple dure avec ses règles propres, deux bureaux, deux vacances, une confiance totale. Ne laissez pas la liberté devenir une colocation. Un dîner par semaine, habillés, dans un restaurant, à vous raconter comme si vous veniez de vous rencontrer. Vous vous plairez encore.',
    growth:
      'Deux futurs côte à côte ne font pas un chemin. Vous avez chacun vos causes et vos inventions. Elles se saluent. Choisissez-en une commune et tenez-la trois ans, malgré l’envie d’en changer. Un brevet, un lieu, un enfant élevé par tout un quartier. L’un de vous devra s’occuper de la paperasse. Jouez-le aux échecs.',
  },
  pisces: {
    portrait:
      'L’idéal les a réunis, une manifestation, un refuge, une chorale. Le Verseau voulait changer le monde, les Poissons voulaient le consoler, et c’est presque le même métier. On s’est admiré. Plus tard on s’est demandé pourquoi l’un s’éloigne quand l’autre pleure, et pourquoi l’autre pleure quand l’un réfléchit. La raison et la compassion ont des horaires différents. Il y a chez vous de la douceur, de l’originalité, une maison où l’on recueille toutes sortes d’êtres. Le Verseau apprend qu’une personne vaut une cause. Les Poissons apprennent qu’on peut aimer et fermer la porte à clé. Ce n’est pas le couple le plus facile, c’est un des plus humains.',
    attraction:
      'Une fascination de rêveurs. Le Verseau est intrigué par ce mystère qu’aucun raisonnement n’épuise, les Poissons par cette étrangeté tranquille. Le corps vient par la musique, par une nuit blanche, par surprise. Il faut que le Verseau quitte sa tour et que les Poissons cessent d’espérer qu’on les devine. Un pas chacun, dans le noir.',
    tenderness:
      'L’un prend du recul quand l’autre voudrait qu’on le serre. Ce n’est pas de la dureté, le Verseau a peur de se noyer. Dites-lui la durée. « Dix minutes contre moi, ensuite tu peux retourner à tes plans. » Il viendra, il restera vingt minutes. Les Poissons, en retour, lui laisseront ses absences sans en faire un signe.',
    communication:
      'On part d’un sentiment et l’on arrive à un concept. Les Poissons se perdent en route. Le Verseau parle bien, vite, de loin. Ralentissez, prenez des images. « C’est comme si j’étais dans une pièce et toi derrière une vitre. » Voilà une phrase que tous deux comprennent. Vos meilleurs échanges ont lieu devant un écran de cinéma, ou juste après.',
    stability:
      'Ni l’un ni l’autre ne s’intéresse beaucoup au plancher. Le Verseau a des principes, les Poissons ont des élans, et la chaudière n’a ni l’un ni l’autre. Désignez un responsable, à tour de rôle, mois par mois. Gardez des lieux séparés pour penser et pour rêver. La loyauté du Verseau et le pardon des Poissons feront tenir l’ensemble, cahin-caha.',
    growth:
      'Aider quelqu’un d’autre vous réussit mieux que tout. Une maraude, une école alternative, un film documentaire, un accueil d’enfants. Le Verseau pense le système, les Poissons voient le visage. Vous vous corrigez l’un l’autre sans vous blesser, car le but est plus grand que vous. Rentrez à la maison avec, il reste de la place.',
  },
}
