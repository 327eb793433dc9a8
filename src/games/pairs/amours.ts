import type { Pair } from './pair.ts'

export const amoursPairs: readonly Pair[] = [
  {
    cards: ['la-rencontre', 'le-regard'],
    line: 'Le hasard a placé deux personnes face à face, l’attention les y maintient. Ce qui n’était qu’un frôlement devient une curiosité, et c’est à ce moment précis que l’on peut encore sourire et passer.',
  },
  {
    cards: ['la-rencontre', 'le-carrefour'],
    line: 'Quelqu’un se présente au moment où vous hésitiez sur la route. Prenez garde à ne pas confondre le compagnon et la direction : on peut aimer sa conversation et choisir l’autre sentier.',
  },
  {
    cards: ['la-rencontre', 'la-main-tendue'],
    line: 'L’occasion passe et une main s’ouvre ; il n’en faut pas davantage pour commencer. Le premier mot peut être maladroit, il sera plus aimable qu’un silence bien tenu.',
  },
  {
    cards: ['la-rencontre', 'le-masque'],
    line: 'On fait connaissance un jour de fête, chacun à son avantage. Revoyez-vous un matin ordinaire, sans préparation, et comparez vos deux impressions avant d’en bâtir une troisième.',
  },
  {
    cards: ['la-rencontre', 'le-retour'],
    line: 'Une personne ancienne se présente comme une inconnue, ou l’inverse. Faites l’effort de lui poser des questions neuves, le temps a travaillé des deux côtés.',
  },
  {
    cards: ['le-regard', 'le-miroir'],
    line: 'L’un se tourne vers autrui, l’autre vous rend votre image. Une bonne part de ce qui vous fascine en face loge déjà chez vous, et demande à être regardée avec la même indulgence.',
  },
  {
    cards: ['le-regard', 'la-flamme'],
    line: 'L’attrait passe par les yeux et met le feu sans prévenir. Entre ces deux-là, la parole a du retard ; donnez-lui une chance de s’asseoir avant que tout s’embrase.',
  },
  {
    cards: ['le-regard', 'le-silence'],
    line: 'On se comprend sans parler, du moins on l’espère. Vérifiez une fois, d’une question brève, que ce beau silence abrite bien la même pensée chez chacun.',
  },
  {
    cards: ['la-lettre', 'le-silence'],
    line: 'Les mots existent et ne partent pas. Écrire sans envoyer, puis relire après trois nuits, dira si ce mutisme vous protège ou s’il vous tient prisonnier.',
  },
  {
    cards: ['la-lettre', 'l-absence'],
    line: 'L’éloignement donne du poids à l’encre. Une page envoyée à temps garde vivante une place à table, et tient compagnie à celui qui l’écrit autant qu’à celui qui l’ouvre.',
  },
  {
    cards: ['la-lettre', 'le-secret'],
    line: 'Une vérité est écrite, scellée, et l’enveloppe n’a pas encore de nom. Choisissez le lecteur avant de choisir le jour, car certaines confidences changent selon la main qui les décachette.',
  },
  {
    cards: ['la-lettre', 'la-reparation'],
    line: 'Une excuse tient mieux sur le papier, où l’on peut enlever le « mais ». Envoyée sans attendre de retour, elle pose la première agrafe, et laisse à l’autre le soin de la seconde.',
  },
  {
    cards: ['le-seuil', 'la-clef'],
    line: 'La serrure cède et le pas reste à faire. Avoir accès ne vous oblige pas à vous installer ; on peut ouvrir, regarder la lumière, puis revenir demain.',
  },
  {
    cards: ['le-seuil', 'la-maison'],
    line: 'Un commencement de vie commune se dessine, entre la marche et le banc. Parlez des petites habitudes avant des grands projets : on emménage surtout dans les manies de l’autre.',
  },
  {
    cards: ['le-seuil', 'l-attente'],
    line: 'Quelqu’un hésite à l’entrée pendant que l’autre guette la route. Dites-vous lequel des deux vous êtes, il y a peut-être deux personnes polies qui patientent de chaque côté d’une porte ouverte.',
  },
  {
    cards: ['l-attente', 'le-retour'],
    line: 'La route espérée se peuple, ou du moins votre espérance prend un visage. Accueillez ce qui vient pour ce qu’il est aujourd’hui, la chaise vous a donné le temps d’imaginer bien mieux.',
  },
  {
    cards: ['l-attente', 'l-absence'],
    line: 'On guette une place vide, et la bougie raccourcit. Ces deux-là ensemble appellent une échéance douce, fixée par vous, au-delà de laquelle vos soirées vous seront rendues.',
  },
  {
    cards: ['l-attente', 'l-ancre'],
    line: 'La patience s’est amarrée et s’y trouve bien, peut-être même un peu trop. Demandez-vous si vous êtes fidèle à quelqu’un ou à l’habitude de l’espérer.',
  },
  {
    cards: ['l-attente', 'le-jardin'],
    line: 'Rien ne sort encore, pourtant le sol travaille. Arrosez, occupez-vous des autres planches, et laissez à ce sentiment l’obscurité dont il a besoin pour lever.',
  },
  {
    cards: ['la-clef', 'le-secret'],
    line: 'L’envie d’ouvrir rencontre un coffret qui n’a pas de serrure. Certaines portes cèdent à une question aimable, d’autres se respectent ; le tact consiste à les reconnaître.',
  },
  {
    cards: ['la-clef', 'le-fil'],
    line: 'La solution était au bout d’une vieille conversation. Reprenez-la là où elle s’est arrêtée, vous y trouverez le détail qui ouvre sans qu’il soit besoin de forcer.',
  },
  {
    cards: ['le-miroir', 'le-masque'],
    line: 'L’image et le déguisement se font face, et l’on ne sait plus lequel plaît. Une seule personne capable de vous voir au saut du lit vaut ici toutes les glaces.',
  },
  {
    cards: ['le-miroir', 'la-blessure'],
    line: 'Ce qui vous heurte chez l’autre touche juste à côté d’une ancienne entaille. La scène présente est plus petite qu’elle n’en a l’air, l’écorce d’autrefois lui prête sa douleur.',
  },
  {
    cards: ['le-jardin', 'la-moisson'],
    line: 'Voici le même carré de terre en avril et en août. Ce que vous arrosez sans le voir porte déjà son épi, et l’effort que vous trouviez obscur avait une saison.',
  },
  {
    cards: ['le-jardin', 'la-maison'],
    line: 'Un dedans qui abrite, un dehors qui nourrit : le lien dispose de ses deux pièces. Répartissez les soins à voix haute, l’amour se lasse moins que les dos.',
  },
  {
    cards: ['le-pont', 'la-reparation'],
    line: 'On relie deux rives, on recoud une fêlure, avec la même patience d’ouvrier. Commencez par le côté qui dépend de vous, et laissez la couture se voir.',
  },
  {
    cards: ['le-pont', 'l-orage'],
    line: 'La crue est passée sur l’arche. Avant de traverser de nouveau, regardez quelles pierres ont tenu ; ce sont elles, et non les promesses, qui porteront la suite.',
  },
  {
    cards: ['le-pont', 'la-barque'],
    line: 'Deux façons de passer l’eau se proposent, l’une construite, l’autre improvisée. Si l’accord tarde, montez dans la barque une heure : on discute mieux au milieu du courant.',
  },
  {
    cards: ['l-orage', 'le-silence'],
    line: 'Le fracas et la neige se succèdent dans la même maison. Entre trop dire et ne plus rien dire, il existe une voix de tous les jours, un peu rauque, à retrouver.',
  },
  {
    cards: ['l-orage', 'l-aurore'],
    line: 'L’air a été lavé, et la lumière revient sur un paysage plus net. N’effacez pas trop vite la nuit dernière, elle contient deux phrases justes qu’il faudra garder.',
  },
  {
    cards: ['l-orage', 'la-flamme'],
    line: 'La colère et le désir brûlent du même bois. Apprenez à les distinguer au bruit : l’une veut avoir raison, l’autre se contenterait que l’on s’approche.',
  },
  {
    cards: ['la-danse', 'la-flamme'],
    line: 'Le jeu réchauffe, la chaleur invite à rejouer. Tout est affaire d’air et de mesure ; une pause, prise à temps, vaut mieux qu’un dernier tour de trop.',
  },
  {
    cards: ['la-danse', 'la-balancoire'],
    line: 'Vous montez, vous descendez, et soudain quelqu’un épouse le rythme. L’hésitation perd de sa gravité quand elle se danse, encore faut-il savoir sur quelle musique.',
  },
  {
    cards: ['l-ancre', 'la-barque'],
    line: 'L’envie de rester et l’envie d’aller partagent la même coque. Un mouillage choisi pour une saison les contenterait toutes deux, si l’on se dit d’avance quand on lèvera le fer.',
  },
  {
    cards: ['l-ancre', 'la-promesse'],
    line: 'La parole pèse et tient le navire. Vérifiez ensemble qu’elle dit toujours ce que vous voulez, un engagement bien entretenu ne craint pas d’être relu.',
  },
  {
    cards: ['le-fil', 'l-anneau'],
    line: 'Le lien le plus ténu et le plus solennel se reconnaissent. Avant de passer l’anneau, remarquez tout ce qui vous attachait déjà, les blagues, les trajets, les mardis.',
  },
  {
    cards: ['le-fil', 'la-reparation'],
    line: 'Il reste de la bobine, et la couture a une chance. Raccommodez par petits points, une conversation après l’autre, sans tirer pour voir si cela tient.',
  },
  {
    cards: ['la-lampe', 'le-secret'],
    line: 'Une clarté s’approche du coffret et s’arrête au bord. On peut veiller auprès de ce que l’autre tait, sans l’éclairer de force : cette discrétion invite parfois à parler.',
  },
  {
    cards: ['la-lampe', 'l-aurore'],
    line: 'La veille touche à sa fin, la colline prend le relais. Ce que vous avez compris en baissant la voix peut maintenant se dire à l’heure du café.',
  },
  {
    cards: ['la-promesse', 'l-anneau'],
    line: 'Le nœud de coton et le cercle d’or racontent la même fidélité à deux âges. Commencez par tenir la petite parole, l’autre s’en trouvera naturellement ajustée.',
  },
  {
    cards: ['le-secret', 'le-masque'],
    line: 'Ce qui se tait et ce qui se déguise finissent par se gêner. Gardez le trésor si vous y tenez, et posez le loup, on vous aimera plus facilement.',
  },
  {
    cards: ['le-retour', 'la-maison'],
    line: 'Une aile reconnaît le toit. Si l’on doit habiter de nouveau ensemble, changez au moins un meuble, afin que chacun sache que l’histoire a repris sans se répéter.',
  },
  {
    cards: ['le-retour', 'le-carrefour'],
    line: 'Revenir figure parmi les routes possibles, ni plus noble ni plus lâche qu’une autre. Choisissez-la pour ce qui vous y attend, non pour éviter les deux autres.',
  },
  {
    cards: ['l-absence', 'la-fenetre'],
    line: 'La chaise est vide et la croisée ouverte. Laissez entrer le bruit de la rue dans cette pièce trop rangée, votre peine ne s’en offensera pas.',
  },
  {
    cards: ['l-absence', 'la-main-tendue'],
    line: 'Quelqu’un manque, et un autre propose sa compagnie. Acceptez la soupe sans craindre de trahir, le cœur possède plus de couverts qu’on ne le croit.',
  },
  {
    cards: ['la-blessure', 'la-main-tendue'],
    line: 'Un endroit sensible, une paume offerte : tout se joue dans la lenteur de l’approche. Dites où cela fait mal avant que l’on vous touche, la douceur a besoin d’indications.',
  },
  {
    cards: ['la-blessure', 'la-reparation'],
    line: 'L’entaille est reconnue et l’outil posé sur la table. Le soin peut commencer, par ce que chacun regrette vraiment plutôt que par ce que chacun reproche.',
  },
  {
    cards: ['la-blessure', 'l-aurore'],
    line: 'Une vieille douleur se réveille au petit matin, un peu moins lourde que la veille. Observez cette différence minuscule, elle vous renseigne mieux que les grandes résolutions.',
  },
  {
    cards: ['l-anneau', 'la-balancoire'],
    line: 'Une part de vous veut s’unir, une autre tient à l’élan. Rien n’interdit un engagement qui garde sa balançoire, à condition de l’avoir dit avant de passer l’anneau.',
  },
  {
    cards: ['l-anneau', 'le-carrefour'],
    line: 'L’alliance se propose là où les routes se séparent. Demandez-vous honnêtement si vous vous choisissez l’un l’autre, ou si vous cherchez surtout à cesser d’hésiter.',
  },
  {
    cards: ['la-flamme', 'la-maison'],
    line: 'Le foyer porte bien ses deux noms, le feu et le toit. Le désir aime être attendu quelque part ; fermez la porte, baissez la lampe, laissez le linge pour demain.',
  },
  {
    cards: ['la-barque', 'le-carrefour'],
    line: 'L’eau se divise devant la proue et il faut s’entendre. Que chacun nomme sa rive à voix haute avant le prochain coup de rame, on tournera moins longtemps.',
  },
  {
    cards: ['la-moisson', 'l-aurore'],
    line: 'Une journée bien remplie s’achève, une autre montre son bord rouge. Ce que vous avez récolté ensemble suffit à recommencer demain, autrement et plus reposés.',
  },
  {
    cards: ['la-fenetre', 'la-barque'],
    line: 'Le lointain aperçu devient une traversée possible. Choisissez une sortie à deux, courte et sans bagages, et vous saurez si le désir d’ailleurs concernait le lieu ou la compagnie.',
  },
  {
    cards: ['le-masque', 'l-aurore'],
    line: 'Le bal est fini, le jour entre dans la salle. Il se trouve peut-être quelqu’un qui vous préfère ainsi, les yeux rouges, le ruban défait, et parfaitement vrai.',
  },
]
