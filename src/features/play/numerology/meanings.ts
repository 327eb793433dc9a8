type Meanings = Readonly<Record<number, string>>

/** What each number says as a life path. */
export const paths: Meanings = {
  1: 'Vous avancez en ouvrant la voie. L’indépendance vous réussit, et les débuts vous plaisent davantage que les suites. Apprendre à demander de l’aide sans y voir une faiblesse fait partie de votre route.',
  2: 'Vous avancez à deux, par l’écoute et l’accord. Vous sentez ce qui se joue entre les gens avant qu’ils ne parlent. Votre travail de fond est de compter vos propres envies parmi celles que vous conciliez.',
  3: 'Vous avancez en exprimant. La parole, l’image, l’humour sont vos outils, et votre gaieté en met d’autres en mouvement. La difficulté est de finir ce qui a été si bien commencé.',
  4: 'Vous avancez en bâtissant. Pierre après pierre, vous donnez une forme solide à ce que d’autres n’ont fait qu’imaginer. Laissez une fenêtre dans le mur, pour ce qui n’était pas prévu.',
  5: 'Vous avancez en changeant. Les voyages, les rencontres, les métiers multiples vous nourrissent. Votre liberté gagne à se choisir un port, où revenir quand vous en avez envie.',
  6: 'Vous avancez en prenant soin. La famille, le foyer, la beauté des choses bien faites comptent beaucoup pour vous. Veillez à ce que votre dévouement vous laisse aussi une chaise à table.',
  7: 'Vous avancez en cherchant. Le silence, l’étude et la solitude ne vous effraient pas, et vous aimez comprendre par vous-même. Partager vos trouvailles avec quelqu’un les rend plus vivantes.',
  8: 'Vous avancez en réalisant. Vous voyez grand, vous savez décider, et la matière vous obéit volontiers. L’équilibre entre ce que l’on prend et ce que l’on donne est votre vrai sujet.',
  9: 'Vous avancez en élargissant. Vous pensez aux autres, au loin, à plus tard, et l’injustice vous touche. Vous apprenez à terminer, à laisser partir, à ne pas porter tout le monde.',
  11: 'Vous avancez par intuition. Vos éclairs arrivent entiers, parfois trop tôt pour votre entourage. Donnez-leur un carnet, du sommeil, et une personne calme à qui les raconter.',
  22: 'Vous avancez en construisant grand. Vous avez l’idée et le plan, le rêve et la truelle. Commencez par une petite pièce, habitable tout de suite\u00a0: le reste suivra.',
  33: 'Vous avancez en transmettant. On vient à vous pour trouver une oreille, et vous savez consoler sans endormir. Votre tendresse a besoin de limites claires pour durer.',
}

/** What each number says as a personal year. */
export const years: Meanings = {
  1: 'Une année pour commencer. Ce que vous semez maintenant donnera le ton des huit suivantes\u00a0: choisissez peu de graines, et plantez-les vraiment.',
  2: 'Une année pour attendre sans s’arrêter. Les liens, les accords, les petites attentions avancent mieux que les grandes manœuvres.',
  3: 'Une année pour dire et pour montrer. Les invitations se multiplient\u00a0; gardez quelques soirées pour ce que vous êtes en train de créer.',
  4: 'Une année de fondations. Les papiers, la maison, les habitudes demandent du soin, et ce soin vous servira longtemps.',
  5: 'Une année de mouvement. Les plans bougent, parfois sans demander votre avis\u00a0; voyagez léger et gardez une porte ouverte.',
  6: 'Une année pour le foyer et le cœur. On compte sur vous\u00a0; voyez aussi sur qui vous pouvez compter.',
  7: 'Une année de recul. Apprendre, se reposer, mettre de l’ordre dans ses pensées\u00a0: le travail se fait en dedans.',
  8: 'Une année de récolte et de décisions. Les questions d’argent et de responsabilité viennent au grand jour\u00a0; traitez-les avec méthode.',
  9: 'Une année pour finir. Rangez, remerciez, fermez doucement ce qui a fait son temps, afin d’arriver légers à la suivante.',
  11: 'Une année de deux, en plus vibrant. Les intuitions et les rencontres y prennent du relief\u00a0; ménagez votre repos.',
  22: 'Une année de quatre, en plus vaste. Un projet d’envergure peut y trouver ses plans\u00a0; avancez par étapes.',
  33: 'Une année de six, en plus large. Votre présence compte pour beaucoup de monde\u00a0; gardez-en pour vous.',
}

/** What each number says as an expression. */
export const expressions: Meanings = {
  1: 'On vous voit comme quelqu’un qui décide et qui ose. Votre franchise entraîne\u00a0; un mot doux avant elle l’aide à être reçue.',
  2: 'On vous voit comme une personne fiable, attentive, qui arrondit les angles. Votre avis compte\u00a0: donnez-le sans attendre qu’on insiste.',
  3: 'On vous voit comme une personne vive et chaleureuse. Vous savez raconter, et l’on retient ce que vous dites.',
  4: 'On vous voit comme quelqu’un de sérieux, sur qui l’on peut bâtir. Montrez aussi votre fantaisie, elle surprendra agréablement.',
  5: 'On vous voit comme une personne curieuse et libre. Vous vous adaptez partout, et vous ennuyez rarement.',
  6: 'On vous voit comme quelqu’un d’accueillant, qui a le sens du beau et du juste. On se sent bien près de vous.',
  7: 'On vous voit comme une personne réfléchie, un peu secrète. Votre silence intrigue\u00a0; vos mots, plus rares, portent.',
  8: 'On vous voit comme quelqu’un de solide, capable de mener une affaire à bien. Laissez paraître le cœur qui va avec.',
  9: 'On vous voit comme une personne généreuse, aux idées larges. Vous rassemblez des gens que tout sépare.',
  11: 'On vous voit comme quelqu’un d’inspiré, parfois d’insaisissable. Vos images éclairent ce que d’autres expliquent mal.',
  22: 'On vous voit comme quelqu’un qui pense en grand et agit pour de bon. On vous suit volontiers sur de longs projets.',
  33: 'On vous voit comme une présence bienveillante. On vous confie beaucoup\u00a0; choisissez ce que vous acceptez de garder.',
}
