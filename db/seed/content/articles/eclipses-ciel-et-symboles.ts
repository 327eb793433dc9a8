import type { SeedArticle } from '../kinds.ts'

export const eclipses: SeedArticle = {
  slug: 'eclipses-ciel-et-symboles',
  title: 'Les éclipses, entre astronomie et symboles',
  description:
    'Le 12 août 2026, la Lune couvre le Soleil au-dessus de l’Espagne. Comment naît une éclipse, pourquoi elle a fait peur et ce qu’en dit l’astrologie.',
  theme: 'astrologie',
  publishedOn: '2026-08-05',
  related: ['pourquoi-mercure-retrograde-fait-parler', 'd-ou-vient-le-zodiaque', 'la-maison-dieu-sans-peur'],
  body: `
<p>Dans quelques jours, le 12 août, un peu avant l’heure de son coucher, le Soleil disparaîtra derrière la Lune
au-dessus du nord de l’Espagne. L’ombre aura d’abord passé sur le Groenland et l’Islande. Depuis la France, l’éclipse
restera partielle, mais le disque sera largement entamé : plus de neuf dixièmes à Paris, vers huit heures et quart,
quand l’astre sera déjà très bas. C’est assez pour que revienne une vieille question. Que nous veut un jour qui se
ferme avant l’heure ?</p>
<h2>Une affaire d’alignement</h2>
<p>Le Soleil est environ quatre cents fois plus large que la Lune, et environ quatre cents fois plus loin. Cette
coïncidence, propre à notre époque puisque la Lune s’éloigne de quelques centimètres par an, leur donne à nos yeux
presque la même taille. Quand la nouvelle Lune passe exactement devant le Soleil, elle le cache : éclipse de Soleil.
Quand la pleine Lune traverse l’ombre de la Terre, elle pâlit et rougit : éclipse de Lune.</p>
<p>Pourquoi pas tous les mois ? Parce que l’orbite lunaire est inclinée d’environ cinq degrés. La plupart du temps, la
Lune passe un peu au-dessus ou un peu au-dessous. Il faut qu’elle soit pleine ou nouvelle tout près d’un des deux
points où son chemin coupe celui du Soleil. Les astronomes les appellent les nœuds ; les astrologues aussi, et c’est
l’un des rares sujets où les deux métiers se servent des mêmes mots pour les mêmes choses.</p>
<p>Ces rencontres se produisent par saisons, deux fois par an, avec un léger décalage. Celle de cet été offre une
paire : le Soleil le 12 août, puis la Lune dans la nuit du 27 au 28, presque entièrement plongée dans l’ombre et
visible avant le lever du jour.</p>
<h2>La peur et le calcul</h2>
<p>En Chine, dit-on, un dragon dévorait l’astre et l’on frappait des tambours pour le faire fuir. En Mésopotamie, où
l’éclipse menaçait le souverain, on installait parfois sur le trône un roi de substitution, le temps que le danger
passe. Le pauvre homme le payait d’ordinaire de sa vie. Mais c’est là aussi que l’on commença de noter, sur des
tablettes d’argile, la date de chaque disparition. De ces registres est sortie la prévision : les éclipses se répètent
suivant un cycle d’un peu plus de dix-huit ans, le saros.</p>
<p>L’effroi a ainsi produit la science qui devait le dissiper. Christophe Colomb en fit un usage moins noble. Échoué à
la Jamaïque et à court de vivres, il savait par un almanach qu’une éclipse de Lune aurait lieu le 29 février 1504. Il
annonça aux habitants la colère de son Dieu, la Lune rougit, on lui apporta à manger. L’anecdote mérite d’être
retenue : prédire ce que l’on sait déjà, pour obtenir quelque chose de qui l’ignore, reste le procédé favori des
escrocs. Nous en parlons dans notre guide pour <a href="/mag/reconnaitre-un-voyant-serieux">reconnaître un voyant
sérieux</a>.</p>
<h2>Ce que les astrologues en font</h2>
<p>La tradition voit dans l’éclipse une lunaison plus forte que les autres. À la nouvelle Lune, un commencement, ici
brusque ; à la pleine Lune, un aboutissement ou une révélation. Son effet s’étendrait sur six mois, jusqu’à la saison
suivante, et toucherait surtout les thèmes qui portent une planète ou un angle au même degré. Celle du 12 août tombe
vers le vingtième degré du Lion : c’est donc là que l’astrologue ira regarder.</p>
<p>On dit encore que la lumière revenue n’est plus la même, et que ce qui était dissimulé remonte. L’image est belle.
Rien n’indique pourtant qu’une éclipse modifie les humeurs, les naissances ou le cours des affaires : les mesures
n’ont jamais montré qu’une baisse passagère de température, des oiseaux qui se taisent et des foules qui lèvent la
tête. Lisez le symbole comme on écoute une musique. Il peut accompagner une décision, il n’a pas à la prendre.</p>
<h2>Regarder, sans risque</h2>
<p>Le seul danger réel d’une éclipse de Soleil est pour les yeux. Une rétine brûlée ne fait pas mal sur le moment et
ne guérit pas toujours. Il faut des lunettes conformes à la norme ISO 12312-2, en bon état, portées pendant toute la
durée de la phase partielle ; des lunettes de soleil, même très sombres, ne protègent pas. L’éclipse de Lune, au
contraire, s’admire à l’œil nu.</p>
<p>Il y a une autre façon, toute simple : tournez le dos au Soleil et regardez sous un arbre. Chaque trou du feuillage
projette une image, et le sol se couvre de centaines de croissants.</p>
<p>Si vous voulez savoir où l’événement tombe dans votre carte du ciel, cherchez vingt degrés du Lion sur votre
<a href="/theme-astral">thème astral</a> ; l’<a href="/horoscope/annuel">horoscope de l’année</a> en tient compte de
son côté. Et si le temps s’y prête, installez-vous face à l’ouest, avec quelqu’un. La prochaine éclipse totale visible
en France métropolitaine aura lieu le 3 septembre 2081. Cela laisse le loisir de préparer le pique-nique.</p>
`,
}
