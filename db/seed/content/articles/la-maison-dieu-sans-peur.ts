import type { SeedArticle } from '../kinds.ts'

export const maisonDieu: SeedArticle = {
  slug: 'la-maison-dieu-sans-peur',
  title: 'La Maison Dieu, sans peur',
  description:
    'Une tour frappée par le feu, deux personnages qui tombent : l’arcane XVI effraie plus qu’il ne le devrait. Regardons l’image, son histoire et ce qu’elle peut nous dire.',
  theme: 'tarot',
  publishedOn: '2026-07-08',
  related: ['histoire-du-tarot-de-marseille', 'reconnaitre-un-voyant-serieux', 'eclipses-ciel-et-symboles'],
  body: `
<p>Elle sort, et la pièce se refroidit. Même les personnes qui tirent les cartes pour rire ont un mouvement de recul
devant l’arcane XVI. Une tour, la foudre, deux corps la tête en bas : il n’est pas besoin d’un livre pour comprendre
que quelque chose s’effondre. Pourtant, plus on la regarde, moins la gravure ressemble à une catastrophe.
Approchons-nous.</p>
<h2>Ce qu’il y a sur l’image</h2>
<p>Une tour couleur de chair occupe le milieu. Elle porte trois fenêtres. Son sommet est une couronne crénelée, qu’une
sorte de plumet de feu vient soulever comme on soulève un couvercle. La tour elle-même ne se brise pas. Les pierres
tiennent, aucune fissure ne court sur les murs ; seule la coiffe bascule.</p>
<p>De part et d’autre, deux personnages. L’un tombe, ou plonge, ou fait le poirier : ses mains touchent presque le
sol. L’autre paraît sortir de derrière l’édifice. Ni l’un ni l’autre n’a le visage d’un supplicié. Autour d’eux
flottent des boules de couleur, que l’on a prises pour de la grêle, des étincelles, de la manne. Un artificier y
verrait une fête.</p>
<p>Les graveurs de Marseille travaillaient vite et coloriaient au pochoir. On se gardera d’attribuer une intention à
chaque tache. Reste que le dessin, dans la version de Nicolas Conver en 1760 comme dans de plus anciennes, a cette
étrange gaieté.</p>
<h2>Un nom de travers</h2>
<p>En ancien français, une maison-Dieu est un hôpital, un lieu où l’on accueille les pauvres, les malades et les
pèlerins. Que fait ce mot au bas d’une tour en feu ? Personne ne le sait avec certitude. D’autres jeux appellent la
même carte la Foudre, ou le Feu ; en Italie on trouve la Flèche, et aussi la Maison du Diable. Certains historiens
supposent une déformation, d’autres un souvenir des mystères joués sur les parvis. On peut aimer l’énigme sans la
résoudre.</p>
<p>La place dans la suite est plus parlante. La Maison Dieu vient après le Diable et avant l’Étoile. Elle sépare
l’attachement, deux créatures liées à un piédestal par une corde lâche, de la confiance, une femme nue qui verse l’eau
sous un ciel ouvert. Pour passer de l’un à l’autre, il faut qu’un toit cède. Notons que parmi les cartes peintes pour
les ducs de Milan, que nous évoquons dans l’<a href="/mag/histoire-du-tarot-de-marseille">histoire du tarot</a>,
celle-ci manque, ainsi que le Diable. Perdues, ou jamais faites : là encore, les savants discutent.</p>
<h2>Ce que la tradition y entend</h2>
<p>Les manuels du XIXe siècle y ont lu la ruine, la prison, le châtiment de l’orgueil. On pensait à Babel. Les
lectures d’aujourd’hui parlent plutôt de rupture avec une forme devenue trop étroite : un rôle que l’on tenait, une
certitude, un silence. Les deux personnages étaient enfermés. Les voici dehors, un peu secoués, les mains dans
l’herbe.</p>
<p>Dans un tirage sur le travail, elle peut désigner un projet dont le faîte est trop lourd. Sur un couple, la vérité
que chacun évite et dont le retard coûte plus que l’aveu. Sur une période de fatigue, l’armure qui ne protège plus. La
tarologue ou le tarologue regardera la carte d’à côté : suivie du Soleil, elle ouvre ; précédée de l’Empereur, elle
interroge l’autorité.</p>
<p>Elle n’annonce ni accident, ni incendie, ni deuil. Un morceau de carton tiré au hasard n’a aucun moyen de les
connaître, et une carte sur vingt-deux ne peut pas prévoir un sinistre chaque fois qu’elle paraît : il n’y aurait plus
une maison debout.</p>
<h2>Quand on s’en sert pour faire peur</h2>
<p>Il faut en dire un mot, puisque cette carte est l’outil préféré des gens malhonnêtes. La scène est connue. Le
tirage vire au noir, la voix baisse, on parle d’un travail occulte, d’une personne jalouse, d’un malheur qui approche,
et par bonheur il existe un « désenvoûtement », long et coûteux. C’est une escroquerie. La peur vient en premier et la
facture en second ; <a href="/mag/reconnaitre-un-voyant-serieux">nous décrivons ailleurs</a> comment elle se monte et
comment s’en défaire. Sur ce site, les personnes consultées s’engagent à ne pas annoncer de malheur pour retenir
quelqu’un et à ne vendre aucun rituel. Les <a href="/page/conditions">conditions</a> l’écrivent noir sur blanc.</p>
<p>Si la carte vous trouble chez vous, un soir, retournez l’exercice. Posez-la devant vous et cherchez ce qui, dans
l’image, va bien. La tour tient, nous l’avons dit. Le sol est proche. Personne n’est écrasé. Demandez alors : quel est
le couvercle ? Vous avez peut-être une réponse tout de suite, et il est probable qu’elle n’ait rien d’un drame : une
réunion que l’on garde par habitude, une colère polie, un meuble hérité dont nul ne veut.</p>
<p>Puis laissez-la visible une journée, contre une tasse ou un miroir, au milieu des objets ordinaires. La plupart des
images cessent de faire peur quand on les a vues à côté du pain.</p>
`,
}
