import type { SeedArticle } from '../kinds.ts'

export const zodiaque: SeedArticle = {
  slug: 'd-ou-vient-le-zodiaque',
  title: 'D’où vient le zodiaque ?',
  description:
    'Né sur des tablettes d’argile en Babylonie, ordonné par les Grecs, contredit par la précession : vingt-cinq siècles d’histoire de nos douze signes.',
  theme: 'astrologie',
  publishedOn: '2026-09-23',
  related: ['ce-que-dit-vraiment-l-ascendant', 'eclipses-ciel-et-symboles', 'histoire-du-tarot-de-marseille'],
  body: `
<p>Ce matin, peu après deux heures, le Soleil a franchi l’équateur céleste. L’automne a commencé, et la Balance avec
lui. Deux événements en un seul, et deux manières de compter : celle des saisons, celle des signes. Pour comprendre
pourquoi elles tombent le même jour, alors que les étoiles de la Balance sont ailleurs, il faut remonter loin, jusqu’à
des gens qui écrivaient avec un roseau taillé dans l’argile humide.</p>
<h2>Les scribes de Babylone</h2>
<p>Les Mésopotamiens observaient le ciel avec une constance qui force le respect. Leurs présages concernaient d’abord
le roi et le pays : récolte, guerre, crue du fleuve. Ils connaissaient la route de la Lune et y avaient relevé
dix-sept ou dix-huit constellations, parmi lesquelles on reconnaît déjà le Taureau, le Lion et le Scorpion.</p>
<p>Vers le Ve siècle avant notre ère, ils firent un choix de calculateurs. La route du Soleil fut divisée en douze
parts égales de trente degrés, une par mois du calendrier. Les constellations, elles, sont de tailles très
différentes ; on garda leurs noms pour étiqueter des cases toutes pareilles. Le zodiaque était né, non comme une image
du ciel, mais comme une règle graduée. Le plus ancien horoscope personnel que nous ayons, sur une tablette cunéiforme,
date de 410 avant notre ère.</p>
<h2>Les Grecs racontent</h2>
<p>Après les conquêtes d’Alexandre, ce savoir passe aux Grecs, surtout à Alexandrie. Ils lui donnent son nom :
<em>zôdiakos kyklos</em>, le cercle des petits êtres vivants. Un seul signe fait exception, la Balance, objet parmi
les bêtes et les humains ; les Grecs y voyaient d’ailleurs plus volontiers les pinces du Scorpion voisin.</p>
<p>Ils y ajoutent ce qu’ils aiment, la géométrie et les histoires. Les quatre éléments se distribuent en triangles,
les modes en carrés. Le Lion devient celui de Némée, les Gémeaux Castor et Pollux. Au IIe siècle de notre ère, Claude
Ptolémée rassemble la doctrine dans un traité en quatre livres, le <em>Tétrabible</em>, qui servira de manuel pendant
plus d’un millénaire, en grec, en arabe puis en latin. Le même homme est l’auteur de l’<em>Almageste</em>, grand
ouvrage d’astronomie de l’Antiquité. Personne ne trouvait étrange de pratiquer les deux.</p>
<p>Les Égyptiens, à qui l’on prête beaucoup, reçurent le zodiaque plus qu’ils ne l’inventèrent. Celui du temple de
Dendérah, visible au Louvre, date du Ier siècle avant notre ère et mêle leurs propres figures à celles venues de
Babylone.</p>
<h2>Le ciel qui glisse</h2>
<p>Au IIe siècle avant notre ère, l’astronome Hipparque avait remarqué une chose troublante : le point où se trouve le
Soleil à l’équinoxe de printemps se déplace lentement parmi les étoiles. L’axe de la Terre pivote comme celui d’une
toupie fatiguée, et met près de vingt-six mille ans à boucler son tour. Un degré tous les soixante-douze ans, autant
dire presque rien dans une vie. En un peu plus de deux mille ans, cela fait un signe.</p>
<p>Il fallait donc choisir. L’astrologie occidentale a suivi Ptolémée et attaché le zodiaque aux saisons : zéro degré
du Bélier, c’est l’équinoxe de mars, quelles que soient les étoiles derrière. On le dit tropical. L’astrologie
indienne s’en est tenue, pour l’essentiel, à un zodiaque sidéral, réglé sur les étoiles. Les deux décrivent le même
ciel avec deux origines, comme deux calendriers comptent les mêmes jours.</p>
<p>De là vient la querelle du « treizième signe », que les journaux raniment de loin en loin. Le Soleil traverse bel
et bien la constellation d’Ophiuchus, de la fin de novembre à la mi-décembre, dans les limites fixées par l’Union
astronomique internationale vers 1930. Mais une constellation n’est pas un signe : la première est une région du ciel,
le second une portion d’année. Personne n’a changé de signe pendant la nuit.</p>
<h2>Que reste-t-il de la règle graduée ?</h2>
<p>Au XVIIe siècle, les chemins se séparent. Kepler dressait encore des horoscopes, avec des sentiments mêlés. Newton
et ses successeurs expliquent le mouvement des planètes sans leur demander d’avis sur nos affaires, et l’astrologie
quitte les universités. Les épreuves statistiques menées depuis ne lui ont pas rendu sa place parmi les sciences. Il
est honnête de le dire à l’endroit même où l’on publie un <a href="/horoscope">horoscope</a>.</p>
<p>Elle a gardé l’autre moitié de son héritage, celle des récits. Douze figures pour nommer douze façons d’être au
monde, assez précises pour que l’on se reconnaisse et assez larges pour que l’on s’y promène. On peut y entrer par son
Soleil, par l’<a href="/mag/ce-que-dit-vraiment-l-ascendant">ascendant</a>, ou par l’ensemble de la carte, que notre
<a href="/theme-astral">thème astral</a> calcule dans le zodiaque tropical, positions et aspects compris.</p>
<p>Et si, par une nuit claire de printemps, vous cherchez la Balance, regardez entre la Vierge et le Scorpion. Deux de
ses étoiles portent des noms venus de l’arabe, Zubenelgenubi et Zubeneschamali, la pince du sud et la pince du nord.
Le ciel a gardé la version grecque.</p>
`,
}
