import type { SeedPage } from '../kinds.ts'

export const audiotel: SeedPage = {
  path: '/voyance/audiotel',
  title: 'Audiotel : quatre chiffres, une voix, et le tarif d’abord',
  description:
    'Joindre un médium depuis n’importe quel téléphone français, sans ouvrir de compte : le chemin de l’appel, le sens de la couleur violette, et ce qu’il faut laisser à la porte.',
  lead: 'Il fut un temps où l’on parlait aux demoiselles du téléphone avant de parler à qui l’on voulait. L’audiotel a gardé ce rite : on annonce un code, on patiente, une voix arrive. Reste à savoir ce que coûte le rite.',
  body: `
<h2>Petite histoire d’un numéro qui se paie</h2>
<p>L’audiotel est le cousin parlant du Minitel. Dans les années quatre-vingt, la France a inventé le kiosque : un service rendu au bout du fil, payé sur la facture du téléphone, sans que l’on tende un billet. Le petit écran beige a disparu, le principe demeure. Il a servi aux horoscopes enregistrés et aux jeux de la radio ; il a servi aussi à beaucoup de promesses que personne n’aurait osé écrire. De là vient sa réputation, et les règles qui l’encadrent aujourd’hui.</p>
<p>La plus visible de ces règles est une couleur. Vert, l’appel est libre ; gris, il a le prix de tous les autres ; violet, le service se paie en sus. Étoile du Soir affiche donc du violet, avec son tarif à côté, partout où le numéro paraît. Le montant de l’étiquette court à la seconde ; votre opérateur y joint le prix d’une communication, souvent compris dans le forfait.</p>
<h2>Le chemin de votre voix</h2>
<p>Composez. La première voix que vous entendez est une machine, et elle a des choses à dire : qui vous parle, combien cela coûte, à partir de quel âge, jusqu’à quelle durée. La loi lui accorde une dizaine de secondes au moins, que personne ne vous facture. Si vous connaissez déjà la chanson, dièse y met fin.</p>
<p>Elle vous demande ensuite un code. Chaque médium a le sien, quatre chiffres, et ne le montre que lorsqu’il est en mesure de décrocher. Tapez-le. Son mobile sonne, il appuie sur le 1, et alors seulement la montre se met en marche. Avant ce 1, vous êtes dans l’antichambre : on y attend pour rien, on en sort pour rien.</p>
<p>Il arrive que le médium soit pris entre le moment où vous lisez son code et celui où vous le tapez. La machine vous l’avoue, et vous en propose un autre. Au troisième essai sans succès, elle vous rend votre soirée.</p>
<h2>Ce que l’on laisse à la porte</h2>
<p>Entrer sans donner son nom est une liberté ; elle a son envers. La maison ne vous reconnaissant pas, elle ne peut rien vous garder.</p>
<ul>
<li><strong>Le présent d’accueil</strong> reste à qui possède un compte.</li>
<li><strong>La bourse que l’on noue</strong>, ce <a href="/mon-compte/budget">budget</a> qui arrête une consultation avant l’excès, n’existe pas ici. Un appel s’interrompt de lui-même après la durée annoncée : c’est la seule borne.</li>
<li><strong>Le reçu</strong> sera une ligne de votre facture, et non une page de ce site.</li>
<li><strong>Votre avis</strong> ne pourra pas être publié, faute de preuve que vous avez consulté.</li>
</ul>
<p>En échange, vous ne laissez derrière vous ni adresse, ni carte, ni numéro : il ne nous parvient que voilé, et nous n’en conservons pas un chiffre. Le médium ne le lit nulle part. Aucune bande ne tourne pendant que vous parlez.</p>
<p>Qui préfère les clartés d’un compte trouvera les mêmes voix par <a href="/voyance/telephone">téléphone</a>, où c’est nous qui appelons, ou leurs mots par <a href="/voyance/tchat">tchat</a>. Le tableau complet est parmi les <a href="/page/modes-consultations">modes de consultation</a>.</p>
<h2>Trois précautions d’un autre siècle</h2>
<ol>
<li><strong>Un sablier.</strong> Une montre de cuisine fera l’affaire. Décidez de la durée avant de composer, et posez-la devant vous.</li>
<li><strong>Une phrase.</strong> Écrite, entière, sur un papier. Le téléphone aime les détours ; la facture aussi.</li>
<li><strong>Un accord.</strong> Si la ligne est à quelqu’un d’autre, il doit savoir que vous l’employez. Et si des enfants y ont accès, votre opérateur peut fermer ces numéros : il suffit de le demander. Le service n’est ouvert qu’aux majeurs.</li>
</ol>
<p>Ces numéros ne se composent guère que de France. De plus loin, ou derrière le standard d’une entreprise, la ligne restera muette.</p>
<h2>L’étoile du clavier</h2>
<p>Elle porte bien son nom. Pressée à n’importe quel moment, elle vous retire de la conversation, égrène les numéros de secours, puis raccroche pour vous. Pas un mot à dire, pas une excuse à trouver. Retenez-les tout de même : 3114 quand la nuit pèse trop, 3919 pour une femme que l’on violente, 17 si le danger est là. On y répond gratuitement, et mieux que les astres.</p>
<h2>Si quelque chose sonne faux</h2>
<p>Un médium qui prolonge, qui annonce un malheur, qui vous presse de rappeler : cela se signale. La page des <a href="/reclamation">réclamations</a> est gratuite, bien sûr ; aucun numéro payant ne garde cette porte-là. Le jour, l’heure et le code composé nous suffisent pour retrouver l’appel, et votre voix n’a pas à se nommer. Quiconque veut savoir qui se tient derrière un numéro surtaxé, le nôtre compris, peut consulter l’annuaire inversé infosva.org. Et pour démêler les offres dont la couleur manque, lisez les <a href="/voyance-gratuite-telephone">six phrases traduites</a>.</p>
`,
}
