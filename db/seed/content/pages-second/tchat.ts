import type { SeedPage } from '../kinds.ts'

export const tchat: SeedPage = {
  path: '/voyance/tchat',
  title: 'Voyance par tchat : cinq messages qui changent une séance',
  description:
    'Une consultation par tchat démontée message après message : l’ouverture, la question, la correction, la relance, l’adieu. Avec des phrases que l’on peut reprendre.',
  lead: 'Une séance écrite tient à peu de phrases. Nous en avons isolé cinq, que l’on retrouve dans presque toutes celles qui laissent un bon souvenir.',
  body: `
<h2>Le premier : il n’est pas de vous</h2>
<p>La fenêtre vient de s’ouvrir. Retenez vos doigts. C’est au médium d’écrire, et son message est plus qu’une politesse : le compteur, immobile jusque-là, s’éveille avec lui. Écoutez le ton. Est-ce une formule, est-ce quelqu’un ? « Bonsoir, prenez votre temps, qu’est-ce qui vous amène ? » laisse de la place. « Je sens déjà beaucoup de choses » n’en laisse pas.</p>
<p>Si le ton vous déplaît franchement, dites adieu tout de suite. Moins d’une minute au compteur ne vous coûtera rien, dans la limite d’un essai par jour avec lui.</p>
<h2>Le deuxième : votre question, en pied</h2>
<p>Un bon message tient debout tout seul. Quelqu’un qui le lirait demain, sans vous connaître, saurait de quoi il retourne. Par exemple : « Mon frère et moi ne nous parlons plus depuis l’enterrement de notre père. Noël approche. Je voudrais comprendre ce que j’attends de lui avant de l’appeler. »</p>
<p>Il y a là une situation, une date, un désir, et même une action possible. Il manque volontairement tout ce qui tranche : qui a tort, ce qu’a dit la belle-sœur, le partage des meubles. Si le médium en a besoin, il le demandera. Notez aussi ce que la phrase ne fait pas : elle n’exige pas de savoir ce que pense l’absent. Une tierce personne ne se consulte pas par procuration.</p>
<h2>Le troisième : la correction</h2>
<p>Il arrive souvent un moment où l’image proposée tombe à côté. « Je vois une maison avec un escalier. » Vous vivez depuis toujours au rez-de-chaussée. Que répondre ?</p>
<ul>
<li>Pas « oui, peut-être », qui encourage à bâtir là-dessus.</li>
<li>Pas non plus un long démenti.</li>
<li>Plutôt : « Aucun escalier ne me vient. Que représente-t-il pour vous ? »</li>
</ul>
<p>Cette phrase change le cours d’une séance. Elle retire au médium le confort de votre complaisance et lui offre le secours de votre franchise. S’il s’obstine à chercher un escalier chez vos cousins, vous savez à quoi vous en tenir. S’il lâche prise et revient à vous, gardez-le.</p>
<h2>Le quatrième : la relance</h2>
<p>À mi-parcours, la plupart des gens attendent. Ils lisent, opinent, reçoivent. Reprenez la main avec une question plus étroite que la première. « De tout ce que vous avez dit, qu’est-ce qui vous semble le plus solide ? » ou bien « Si je ne devais faire qu’un geste d’ici dimanche, lequel verriez-vous ? »</p>
<p>Un coup d’œil vers le coin où s’inscrivent la durée et la dépense vous dira ce qu’il reste. Une relance bien placée fait économiser la moitié d’une séance, parce qu’elle demande de choisir.</p>
<p>C’est aussi à ce stade que la peur, si elle doit venir, vient. Une prédiction de malheur, l’allusion à un sort, une maladie « vue », une somme à verser : n’argumentez pas. Copiez la phrase, partez, et transmettez-la par la page de <a href="/reclamation">réclamation</a>. Elle contrevient à ce que les médiums d’ici ont accepté.</p>
<h2>Le cinquième : l’adieu</h2>
<p>Personne ne l’enseigne, et on le rate presque toujours, faute de l’avoir prévu. Écrivez-le vous-même, avant que le crédit ne décide à votre place. « Merci, j’ai ce qu’il me faut pour ce soir. » Ni excuse, ni promesse de revenir. Le bouton de fin est à côté, et la seconde où vous le pressez est la dernière qui compte.</p>
<p>Le médium n’a pas, de son côté, de bouton pour vous rappeler à lui contre paiement. Un adieu, chez nous, est un adieu.</p>
<h2>Entre les messages</h2>
<p>Les blancs font partie de la conversation. Un signe discret vous montre que l’autre compose sa réponse ; attendez-la, quitte à regarder par la fenêtre. S’il se tait une minute, la mesure s’interrompt sans que vous ayez à le demander. Si c’est votre réseau qui flanche, vos lignes restées en souffrance repartiront une seule fois, et les secondes perdues n’entreront dans aucune addition : <a href="/voyance/voyance-en-direct">la page du direct</a> énumère tous ces délais.</p>
<p>Enfin, le plus intéressant des messages est celui que vous écrirez trois jours plus tard, à vous-même, après relecture. Surlignez ce qui n’aurait pu être dit qu’à vous. Les psychologues appellent <a href="/voyance/lexique/effet-barnum">effet Barnum</a> notre facilité à nous reconnaître dans ce qui va à tous. Et si l’un des cinq messages refuse de s’écrire, montrez-le : une image, ou votre voix, deux minutes au plus, prennent la place d’un paragraphe. Nul ne tire un texte de cette voix. La conversation n’aura eu que deux lecteurs : la page <a href="/voyance/voyance-privee">voyance privée</a> dit comment nous y veillons.</p>
<p>Il ne vous manque qu’un interlocuteur : <a href="/voyance">voici qui est là</a>.</p>
`,
}
