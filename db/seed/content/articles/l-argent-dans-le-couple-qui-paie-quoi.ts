import type { SeedArticle } from '../kinds.ts'

export const argentCouple: SeedArticle = {
  slug: 'l-argent-dans-le-couple-qui-paie-quoi',
  title: 'L’argent dans le couple : qui paie quoi ?',
  description:
    'Maison II, maison VIII, quatre éléments : parler d’argent à deux sans se blesser, avec ce que vos signes ont l’habitude d’en faire.',
  theme: 'astrologie',
  publishedOn: '2026-11-14',
  related: [
    'couples-de-signes-ce-qui-se-joue',
    'quel-travail-vous-va-le-metier-dans-le-theme',
    'les-maisons-astrologiques-visite-guidee',
  ],
  body: `
<p>On a parlé de tout. Des ex, des mères, de la religion des futurs enfants. Puis l’addition est arrivée, il y a eu un silence, et chacun a sorti sa carte en regardant ailleurs. Dix ans plus tard, c’est encore ainsi.</p>
<blockquote><p>L’argent est la dernière pudeur des couples modernes.</p></blockquote>
<h2>Trois manières, et une seule dont on ne parle pas</h2>
<p>Il y a ceux qui mettent tout en commun. D’après l’Insee, qui a posé la question en 2010, ils sont près des deux tiers. Il y a ceux qui séparent tout, et ceux qui font trois comptes. Les sociologues ont remarqué une chose, c’est que la manière compte moins que la conversation qui l’a précédée. Or, la plupart du temps, il n’y en a pas eu. Quelqu’un a payé le premier loyer et cela a continué.</p>
<p>Le partage par moitié a l’air juste. Il l’est si les revenus se valent. Quand l’un gagne deux mille et l’autre quatre mille, moitié-moitié signifie que le premier n’épargne jamais. Au bout de quinze ans, l’un possède et l’autre a participé. Le prorata des revenus corrige cela en une ligne de calcul.</p>
<h2>La II et la VIII</h2>
<p>Dans un thème, deux maisons se font face. La II, c’est ce qui est à moi, ce que je gagne, ce que je vaux à mes propres yeux. La VIII, c’est ce qui est à nous, à toi, à la banque, aux morts, les crédits et les héritages. Tout désaccord d’argent dans un couple est un malentendu entre ces deux pièces.</p>
<p>Regardez qui loge chez vous. Jupiter en II dépense en pensant que cela reviendra. Saturne en II se prive en pensant que cela manquera. Mars en II gagne vite et se fâche quand on lui demande des comptes. Neptune en II ne sait pas où c’est passé. En VIII, Vénus reçoit volontiers, le Soleil veut gérer, Pluton veut savoir, la Lune dépend et a honte de dépendre. Échangez vos renseignements avant de parler du découvert. On est tout de suite plus indulgent envers une planète qu’envers un conjoint.</p>
<h2>Quatre éléments devant une facture</h2>
<p>Le feu, Bélier, Lion, Sagittaire, croit que l’argent est un carburant. Il paie pour aller vite, pour faire plaisir, pour voir. La pingrerie lui fait mal au cœur. Ce qu’il faut lui demander est un plafond, pas un justificatif.</p>
<p>La terre, Taureau, Vierge, Capricorne, croit que l’argent est un mur. Il protège. Chaque brèche inquiète. Ne lui dites pas « on verra », montrez-lui trois mois d’avance sur un compte et elle partira avec vous en vacances.</p>
<p>L’air, Gémeaux, Balance, Verseau, croit que l’argent est une convention. Il partage, prête, calcule par principe et oublie d’annuler les abonnements. Donnez-lui une règle élégante, il l’appliquera.</p>
<p>L’eau, Cancer, Scorpion, Poissons, croit que l’argent est un sentiment. On en donne à qui l’on aime, on en cache quand on a peur. Le mot « compte commun » peut signifier « tu m’aimes ». Il peut signifier « tu me tiens ». Demandez lequel.</p>
<p>Un Bélier et un Taureau ne se disputent donc pas pour un canapé. L’un dit que la vie est courte, l’autre dit que l’hiver est long. Ils ont raison ensemble.</p>
<h2>La conversation, en quarante minutes</h2>
<p>Choisissez un samedi matin, jamais un soir, jamais après l’ouverture d’un courrier. Chacun apporte trois nombres écrits, ce qu’il gagne, ce qu’il doit, ce qu’il a de côté. On échange les feuilles sans commentaire. Cette minute est la plus difficile de toutes, certains couples mariés depuis vingt ans ne l’ont jamais vécue.</p>
<p>Ensuite, chacun raconte une histoire d’argent de son enfance. Le père qui perdait aux courses. La mère qui cachait les factures dans le buffet. Le Noël où il n’y avait rien. On comprend alors pourquoi l’autre éteint les lumières derrière vous.</p>
<p>Enfin, trois décisions seulement. Qui paie quoi, en pourcentage. Une somme libre pour chacun, que l’autre ne commente pas, fût-elle dépensée en figurines. Et un seuil au-delà duquel on s’appelle avant d’acheter. Deux cents euros, ou mille. Le nombre importe peu, la règle libère.</p>
<h2>Ce que l’argent ne dit pas</h2>
<p>La sociologue Viviana Zelizer a montré que personne ne traite tous les billets de la même façon. Les ménages américains du début du vingtième siècle rangeaient l’argent dans des boîtes, le loyer, l’église, la robe, et l’on ne prenait pas dans la boîte de la robe pour payer le loyer. Nos comptes en ligne, avec leurs cagnottes à prénoms, n’ont rien inventé. L’argent d’une prime n’a pas le même goût que celui d’une grand-mère.</p>
<p>Demandez donc à l’autre quel argent lui fait plaisir. La réponse vous apprendra plus de choses que son signe. Et la prochaine fois que l’addition arrive, regardez-vous. L’un de vous deux dira « c’est pour moi », et vous saurez, cette fois, de quelle maison il parle.</p>
<h2>Sources</h2>
<ul><li>Viviana Zelizer, <em>La Signification sociale de l’argent</em>, Seuil, 2005, traduction de <em>The Social Meaning of Money</em> (1994).</li><li>Sophie Ponthieux, « La mise en commun des revenus dans les couples », <em>Insee Première</em>, n° 1409, juillet 2012, d’après l’enquête de 2010.</li></ul>
`,
}
