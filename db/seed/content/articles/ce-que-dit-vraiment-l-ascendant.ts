import type { SeedArticle } from '../kinds.ts'

export const ascendant: SeedArticle = {
  slug: 'ce-que-dit-vraiment-l-ascendant',
  title: 'Ce que dit vraiment l’ascendant',
  description:
    'On le confond avec un second signe. L’ascendant est un point du ciel, précis à quatre minutes près, et la tradition lui confie notre manière d’entrer dans une pièce.',
  theme: 'astrologie',
  publishedOn: '2026-01-14',
  related: ['les-maisons-astrologiques-visite-guidee', 'd-ou-vient-le-zodiaque', 'le-retour-de-saturne'],
  body: `
<p>Demandez son signe à quelqu’un, la réponse vient tout de suite. Demandez l’ascendant : il y a un silence, puis
« Balance, je crois », et parfois un coup de téléphone à la mère. Ce petit flottement en dit long. Le signe solaire
tient à une date, que tout le monde connaît. L’ascendant tient à une heure et à un lieu, c’est-à-dire à un matin ou à
un soir précis dans une ville précise. Il est ce qu’un thème a de plus personnel, et ce qu’on en retient le moins
bien.</p>
<h2>Un point sur l’horizon</h2>
<p>Oublions un instant les caractères et regardons vers l’est. La Terre tourne, et le ciel semble se lever sans arrêt
de ce côté, comme une toile que l’on tire. Le Soleil, la Lune et les planètes y montent tous le long d’une même bande,
l’écliptique, que les astrologues ont divisée en douze signes égaux. L’ascendant est le degré de cette bande qui
franchit l’horizon au moment d’une naissance. Rien de plus : ni une planète, ni une étoile, mais l’intersection de
deux cercles.</p>
<p>Les Grecs l’appelaient <em>hôroskopos</em>, « celui qui regarde l’heure ». Le mot désignait ce seul point avant de
s’étendre à toute la carte du ciel, puis aux quelques lignes que l’on lit dans le journal. L’horoscope, à l’origine,
c’était donc l’ascendant.</p>
<p>En vingt-quatre heures, les douze signes défilent. On en conclut souvent que chacun dure deux heures ; c’est vrai
en moyenne, faux presque partout. À la latitude de Paris, les Poissons et le Bélier passent l’horizon en une heure
environ chacun, la Vierge et la Balance en prennent près de trois. Il naît donc chez nous beaucoup plus d’ascendants
Balance que d’ascendants Bélier, sans que le destin y soit pour quelque chose : c’est de la géométrie.</p>
<h2>Ce que la tradition y lit</h2>
<p>Ce point qui émerge de la terre, la tradition en a fait l’image de ce qui, en nous, paraît au jour. Le Soleil
dirait ce qui nous anime ; la Lune, ce qui nous rassure ; l’ascendant, la façon dont nous entrons dans une pièce. Le
premier mot, la vitesse du pas, l’air que l’on a sans le vouloir. Une personne au Soleil en Cancer peut être toute de
mémoire et d’attachement, et passer pour abrupte parce qu’elle se lève en Bélier.</p>
<p>On a parfois parlé d’un masque. Le mot est injuste, car un masque se retire. L’ascendant ressemble davantage à une
porte : elle n’est pas la maison, mais tout ce qui entre ou sort doit bien passer par elle. C’est d’ailleurs à partir
de lui que l’on trace les douze maisons, que nous avons visitées
<a href="/mag/les-maisons-astrologiques-visite-guidee">pièce par pièce</a> dans un autre article.</p>
<p>L’astrologue regarde ensuite la planète qui gouverne le signe levant, Mars pour le Bélier, Vénus pour la Balance,
et la place qu’elle occupe. Ce « maître de l’ascendant » nuance tout : deux Lions levants n’ont pas la même allure si
leur Soleil se trouve en bas ou au sommet de la carte.</p>
<h2>L’idée reçue des trente ans</h2>
<p>On entend souvent qu’après trente ans l’ascendant prendrait le pas sur le signe. La formule a du charme et aucun
fondement dans les textes anciens, où l’ascendant compte dès le premier cri. Elle traduit sans doute une expérience
réelle : avec l’âge, on devient plus attentif à l’effet que l’on produit. Mais un thème ne change pas de mains à un
anniversaire.</p>
<p>Autre malentendu, celui de la comparaison des poids. Le Soleil ne vaut pas cinquante pour cent, ni l’ascendant
trente. Une carte du ciel se lit comme un visage, où personne n’additionne le nez et les yeux.</p>
<p>Et la science ? Elle confirme le calcul, au degré près. Elle n’a en revanche jamais trouvé de lien entre un
ascendant et un caractère ; les études qui l’ont cherché dans de larges groupes n’ont rien montré de solide.
L’astrologie est une langue d’images. Elle aide à se décrire, ce qui n’est pas peu, et ne démontre rien.</p>
<h2>Retrouver son heure</h2>
<p>Un degré monte toutes les quatre minutes en moyenne. « Vers midi » ne suffit donc pas toujours, surtout en début ou
en fin de signe. La copie intégrale de l’acte de naissance, que la mairie délivre gratuitement, porte l’heure
déclarée. Il arrive qu’elle ait été arrondie au quart d’heure : méfiez-vous des heures trop rondes.</p>
<p>Reste l’heure légale, qui a connu en France bien des caprices : l’heure d’été, de 1916 à 1945 puis depuis 1976, les
fuseaux changés pendant l’Occupation, les heures locales d’avant 1891. Notre <a href="/theme-astral">calcul du thème
astral</a> en tient compte. Si vous ne connaissez pas l’heure, la page l’admet et vous indique ce qui demeure
incertain, au lieu d’inventer un ascendant.</p>
<p>Une fois le signe trouvé, lisez <a href="/horoscope">l’horoscope</a> pour lui aussi, à titre d’expérience, pendant
une semaine. Puis demandez à une connaissance récente, de celles qui parlent sans détour, l’impression qu’elle a eue
le premier jour. La réponse vaut bien un traité.</p>
`,
}
