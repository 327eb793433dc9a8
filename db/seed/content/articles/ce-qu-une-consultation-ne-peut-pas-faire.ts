import type { SeedArticle } from '../kinds.ts'

export const limitesDUneConsultation: SeedArticle = {
  slug: 'ce-qu-une-consultation-ne-peut-pas-faire',
  title: 'Ce qu’une consultation ne peut pas faire',
  description:
    'Guérir, faire revenir, gagner, décider à votre place : la liste franche de ce que la voyance n’a pas à promettre, et de ce qui reste quand on l’a rayé.',
  theme: 'voyance',
  publishedOn: '2026-05-27',
  related: ['quand-ne-pas-consulter', 'reconnaitre-un-voyant-serieux', 'voyance-et-deuil'],
  body: `
<p>Un bon menuisier commence par dire ce que son bois ne supportera pas. Nous publions des horoscopes, nous
accueillons des voyants, et nous croyons que cet usage mérite la même franchise. Voici donc une liste
d’impossibilités. Elle n’est pas faite pour décourager : on s’appuie mieux sur un meuble quand on sait où il plie.</p>
<h2>Soigner, ou savoir ce que vous avez</h2>
<p>Aucune carte ne voit une tumeur, aucun pendule ne mesure une tension. Un voyant n’a pas à nommer une maladie, à
commenter une analyse, à parler d’une grossesse espérée, et moins encore à toucher à un traitement. Le danger n’est
pas seulement l’erreur. C’est le temps perdu, quand une parole rassurante fait repousser un rendez-vous. Rapportez au
médecin le trouble que vous vouliez confier aux cartes, y compris sous la forme d’une peur : les soignants savent
l’entendre, et c’est une information.</p>
<p>Il en va de même pour la souffrance de l’esprit. On peut trouver du réconfort dans une conversation attentive, et
c’est déjà beaucoup ; une dépression se traite avec des gens formés. Si les idées noires sont là, le 3114 est ouvert à
toute heure, sans frais, pour soi ou pour quelqu’un d’autre.</p>
<h2>Agir sur quelqu’un</h2>
<p>« Faire revenir l’être aimé » figure sur tant de prospectus que l’on finirait par y voir une prestation ordinaire.
Voyons ce qu’elle prétend. Modifier la volonté d’une personne, à distance, à son insu : si la chose était
possible, elle serait odieuse. Elle ne l’est pas. Ce que l’on vend sous ce nom est de l’attente, renouvelée par
mensualités.</p>
<p>Une consultation peut vous aider à comprendre ce que vous cherchez dans ce retour. Elle peut préparer une lettre,
ou le courage de ne pas l’envoyer. Notre page de <a href="/compatibilite-amoureuse">compatibilité amoureuse</a>
compare deux ciels et donne ses raisons ; elle ne dit pas si l’on vous aime. Personne ne le sait mieux que l’autre, et
le seul moyen connu est de le lui demander.</p>
<p>Ajoutons un cas grave. Lorsqu’un compagnon ou une compagne fait peur, surveille, frappe, rangeons les cartes. Le
3919 écoute à toute heure les femmes victimes de violences et leur entourage ; en danger immédiat, on compose le
17.</p>
<h2>Prévoir un chiffre ou une date</h2>
<p>Les numéros du loto sont tirés par une machine que rien n’informe de votre thème. Celui qui connaîtrait le résultat
ne vous le céderait pas à la minute. Cela vaut pour les cours de Bourse, les paris, les ventes de maisons. Une période
que l’astrologue dit « porteuse » pour l’argent est une figure de style, pas un conseil de placement ; on ne retire
rien de son livret à cause de Jupiter.</p>
<p>Les échéances intimes ne se prêtent pas mieux au calcul. On lira peut-être une période, un climat, une saison
favorable selon la tradition ; jamais un jour certain, et surtout pas celui d’un décès. Qui se hasarde à l’annoncer
commet une violence. Signalez-le : sur ce site, la page <a href="/reclamation">réclamation</a> et le bouton de
contestation du reçu servent notamment à cela.</p>
<h2>Décider à votre place</h2>
<p>C’est la limite la plus discrète. On vient chercher un avis, on repart sans avoir eu à choisir, et l’on revient
la fois suivante. À ce régime, la capacité de trancher s’affaiblit comme un bras dans le plâtre, et chaque petite
affaire finit par réclamer un avis. Une consultation utile vous rend votre question un peu mieux posée. Elle expose
des angles, elle en propose un que vous évitiez. Ensuite elle se tait, et vous laisse sur le trottoir avec vos deux
jambes. Si vous vous surprenez à rapporter les paroles d’un voyant pour justifier votre choix devant les autres, c’est
que le choix n’était pas encore le vôtre.</p>
<p>Nous avons d’ailleurs écrit un article entier sur l’art de <a href="/mag/decider-sans-oracle">décider sans
oracle</a>. Il peut sembler étrange de le publier ici. Il le serait davantage de ne pas le faire.</p>
<h2>Ce qui reste</h2>
<p>Ôtez la guérison, l’emprise, les chiffres et les ordres. Que demeure-t-il ? Une heure, ou un quart d’heure, avec
quelqu’un dont l’attention vous est entièrement acquise et qui ne vous connaît pas. Des images anciennes, qui ont
servi à d’autres avant vous et disent sans juger la jalousie, l’orgueil, l’attente. Le droit de parler d’une chose qui
ne regarde aucun guichet. Un récit, parfois, là où il n’y avait que des faits.</p>
<p>Les sciences n’ont pas montré qu’il s’y passe autre chose que cela. Les praticiens pensent que si, et beaucoup de
gens avec eux ; vous avez le droit d’en penser ce que vous voudrez, de changer d’avis, ou de ne pas trancher. Ce que
vous payez est un temps, non un résultat. Nos <a href="/page/conditions">conditions</a> le disent aussi, et
nous préférons que vous l’ayez lu ici plutôt que dans une clause.</p>
<p>On juge une maison à ce qu’elle refuse de vendre. Gardez cette liste, elle vaut partout : si l’on vous promet un
jour l’un des articles rayés, vous saurez qu’il n’est pas en rayon.</p>
`,
}
