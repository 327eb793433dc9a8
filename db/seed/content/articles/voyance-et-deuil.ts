import type { SeedArticle } from '../kinds.ts'

export const voyanceEtDeuil: SeedArticle = {
  slug: 'voyance-et-deuil',
  title: 'Voyance et deuil : avancer doucement',
  description:
    'Quand quelqu’un meurt, l’envie de lui parler encore est immense. Ce qu’une consultation peut accompagner, ce qu’elle ne doit pas promettre, et vers qui se tourner.',
  theme: 'voyance',
  publishedOn: '2026-10-28',
  related: ['quand-ne-pas-consulter', 'ce-qu-une-consultation-ne-peut-pas-faire', 'tenir-un-journal-des-signes'],
  body: `
<p>Ces jours-ci, les fleuristes sortent les chrysanthèmes et l’on croise dans les trains des gens qui portent un pot
sur leurs genoux. La Toussaint rend le deuil visible quelques heures. Le reste de l’année, il se promène sans signe
distinctif, et il arrive qu’un soir il pousse vers une page comme la nôtre, avec une phrase qui tient en peu de mots :
je voudrais savoir s’il va bien.</p>
<p>Nous aimerions répondre à cette phrase avec soin.</p>
<h2>Un désir très ancien</h2>
<p>Vouloir parler encore à qui l’on a perdu n’a rien de maladif. Ulysse descend jusqu’au seuil des Enfers et tente
trois fois d’étreindre l’ombre de sa mère, qui trois fois lui échappe. Victor Hugo, sur l’île de Jersey, fait tourner
les tables de 1853 à 1855 ; dix ans plus tôt, sa fille Léopoldine s’était noyée à Villequier, et il crut d’abord que
c’était elle qui répondait. Après la Première Guerre mondiale, Arthur Conan Doyle, l’inventeur du plus rationnel des
détectives, consacra ses forces au spiritisme.</p>
<p>Le magicien Harry Houdini, qui adorait sa mère et l’avait perdue en 1913, aurait donné beaucoup pour être
convaincu. Il connaissait trop bien les trucs. Il passa les dernières années de sa vie à démasquer des médiums qui
faisaient parler les morts dans le noir. Son chagrin et sa colère étaient de la même étoffe.</p>
<p>On peut se reconnaître dans l’un ou dans l’autre. Disons seulement ce que l’on sait : aucune expérience rigoureuse
n’a montré que les défunts communiquent avec les vivants. Les personnes qui se disent médiums sont souvent sincères,
et leur conviction n’est pas une preuve.</p>
<h2>Ce qu’une parole peut adoucir</h2>
<p>Cela ôté, une consultation peut garder un sens, à condition d’y chercher ce qu’elle contient. On y prononce un
prénom que l’entourage n’ose plus dire. On raconte la dernière conversation, celle qui s’est mal passée. On dit la
chose restée dans la gorge. Quelqu’un écoute, sans regarder sa montre ni proposer de tourner la page.</p>
<p>Dans le tarot, l’arcane XIII, le Jugement, l’Étoile peuvent soutenir cette parole. Ils n’apportent aucune nouvelle
de l’au-delà. Ils donnent une forme à la séparation, à l’appel, à la nuit. Un voyant honnête vous laissera décider de
ce que vous en faites et ne parlera pas à la place du mort, surtout pas pour lui faire demander quelque chose.</p>
<p>Quant aux signes que beaucoup disent recevoir, une odeur, une chanson, un oiseau à la fenêtre, ils sont fréquents
chez les endeuillés et n’indiquent aucun trouble. On peut les accueillir comme des visites de la mémoire. Un
<a href="/mag/tenir-un-journal-des-signes">carnet</a> les garde sans avoir à les expliquer.</p>
<h2>Les portes à ne pas pousser</h2>
<p>Il y a des moments où mieux vaut attendre. Les premières semaines sont de ceux-là : tout y est à vif, et l’on
signerait n’importe quoi pour une minute de plus. Attendez aussi lorsque la mort a été violente, lorsqu’elle laisse
une enquête ou une accusation, lorsqu’un enfant est en cause. Ces douleurs demandent des personnes formées.</p>
<p>Fuyez, en tout temps, qui prétend que le défunt « ne trouve pas le repos » et qu’il faut payer pour l’y conduire ;
qui réclame des séances régulières afin de maintenir le contact ; qui transmet un reproche ; qui vend un rituel ou un
« désenvoûtement ». Ces discours exploitent l’amour. Nous les avons détaillés dans le guide pour
<a href="/mag/reconnaitre-un-voyant-serieux">reconnaître un escroc</a>. Les voyants présents ici se sont engagés à y
renoncer, et une conversation qui y glisserait doit nous être <a href="/reclamation">signalée</a>.</p>
<p>Si la question vous aide, demandez-vous ce que vous espérez emporter en sortant. Une autorisation de rire à
nouveau ? Un pardon ? La certitude de n’avoir rien manqué ? Certaines de ces choses peuvent se dire à voix haute sur
une tombe, ou dans une lettre que l’on brûle, que l’on enterre, que l’on garde. Les rites n’ont pas besoin d’être
vrais à la manière d’un théorème pour faire du bien.</p>
<h2>D’autres bras</h2>
<p>Le chagrin ne suit pas d’étapes bien rangées, quoi qu’en disent les schémas. Il revient par vagues, s’éloigne,
surprend un jour de marché. Un médecin peut aider quand le sommeil ou l’appétit s’en vont pour de bon. Des
associations proposent partout en France des groupes où l’on parle entre endeuillés ; les services de soins palliatifs
et les mairies les connaissent. Les cultes, pour qui en a un, savent faire cela depuis longtemps.</p>
<p>Et si l’envie vient de rejoindre la personne disparue, appelez le 3114, cette nuit même s’il le faut. L’appel est
gratuit et la voix au bout du fil a l’habitude de ces silences.</p>
<p>Pour le reste, nous n’avons pas de conseil. Mettez peut-être un couvert de plus, le premier novembre, ou la chanson
qu’elle aimait, ou qu’il chantait faux. Parlez-en à quelqu’un qui l’a connu. C’est là, dans deux mémoires qui se
répondent, que les morts ont le plus de choses à nous dire.</p>
`,
}
