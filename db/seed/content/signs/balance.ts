import type { SeedPage } from '../kinds.ts'

export const balance: readonly SeedPage[] = [
  {
    path: '/astrologie/balance',
    title: 'Balance : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre de la Balance, avec le mythe de Vénus, les trois décans et leurs dates d’anniversaire.',
    lead: 'Seul objet du zodiaque, entre tant de bêtes et de gens. La Balance pèse, et pendant qu’elle pèse on la croit hésitante, alors qu’elle cherche le point exact où personne ne sera humilié.',
    body: `
<h2>L’art de faire tenir les autres ensemble</h2>
<p>Vous entrez dans une pièce et vous savez qui ne parle pas à qui. Dix minutes plus tard, ces deux-là comparent leurs vacances. Vous n’avez l’air de rien avoir fait. C’est un talent de diplomate, d’orchestre, d’hôtesse au sens noble, et l’on ne vous en remercie jamais parce que la paix ne laisse pas de trace.</p>
<p>La laideur vous blesse réellement. Un néon, un mot bas, une dispute derrière une cloison, et votre journée penche. Vous corrigez un cadre chez des inconnus.</p>
<p>L’hésitation, parlons-en. Vous voyez les deux côtés d’une question parce qu’il y en a deux. Le reproche vous vient de gens qui n’en voient qu’un et s’en trouvent bien. Reste que la vie demande parfois de commander le plat, et que le serveur attend.</p>
<h2>L’enfance d’une Balance</h2>
<p>C’est l’enfant diplomate. Entre deux parents qui se disputent, il devient charmant. Il a compris que son sourire faisait baisser la voix des grands et il s’en sert comme d’autres d’un bouclier. À l’école il a un meilleur ami, un seul, et il lui arrange ses conflits.</p>
<p>Le drame de cette enfance tient en une phrase, « choisis ». Chez papa ou chez maman, la danse ou le judo, Léa ou Inès. Il a choisi, quelqu’un a eu de la peine, et il n’a pas oublié. Adulte, il lui arrive de laisser son téléphone décider d’un restaurant.</p>
<h2>Au travail</h2>
<p>Avocat, architecte, négociatrice, directeur artistique, médiatrice dans une entreprise en grève. Vous excellez là où il faut convaincre deux personnes que l’idée vient d’elles. On aime travailler avec vous. On se bat pour être dans votre équipe, et c’est un pouvoir dont vous mesurez mal la taille.</p>
<p>Vous laissez filer les affrontements nécessaires. Un collègue prend la parole à votre place, signe votre travail, et vous trouvez des circonstances. Un jour vous partez, et tout le monde tombe des nues. Essayez, une fois, la contradiction aimable et immédiate. « Cette partie est de moi. » Le ciel ne tombe pas.</p>
<p>Pour un salaire, ne dites pas ce qui vous semblerait juste. Dites plus. L’autre pèsera aussi.</p>
<h2>En amour</h2>
<p>Vous êtes le signe du couple, et la chose a deux tranchants. À deux, vous vous sentez au complet. Sans compagnie, la Balance a l’impression qu’un meuble manque. D’où des histoires enchaînées un peu vite, et quelques amours gardées pour ne pas avoir à rentrer dans un appartement vide.</p>
<p>Vous séduisez comme on met la table. Tout est à sa place, la conversation monte, l’autre se découvre de l’esprit. Ce que vous cherchez là-dessous est plus rare, quelqu’un devant qui cesser de plaire. Il vous faut souvent la moitié d’une vie pour oser la mauvaise humeur d’un dimanche matin sans vous en excuser.</p>
<p>La jalousie vous paraît vulgaire, et vous en souffrez en secret. La rupture vous paraît brutale, alors vous la préparez si longuement que l’autre finit par la demander. Il aurait mieux valu une soirée difficile en mars que six mois de politesse.</p>
<p>Ce que vous offrez dans la durée est considérable. Vous n’avez jamais fini de séduire la personne avec qui vous vivez.</p>
<h2>L’argent</h2>
<p>Vous avez du goût, donc des dépenses. La beauté coûte un peu plus que prévu, et vous arrondissez. En couple, l’argent vous gêne comme un bruit de couverts, vous proposez de partager en deux quand l’autre gagne le double. Le partage égal n’est pas toujours le partage juste, et personne ne peut mieux que vous en faire le calcul. Au prorata des revenus, chaque mois, par écrit.</p>
<h2>En famille</h2>
<p>Le parent Balance écoute les deux versions. Ses enfants savent qu’il y aura un procès équitable, même pour une histoire de manette. Ils savent aussi qu’en insistant ils obtiendront gain de cause à l’appel. Dire non le rend malade, il lui faut un complice.</p>
<p>Parmi les siens, il organise Noël, place les gens et réconcilie les beaux-frères. Personne ne lui demande où il avait envie d’être.</p>
<h2>La part d’ombre</h2>
<p>À force de vouloir plaire à chacun, vous devenez introuvable. On vous quitte parfois avec ces mots, « je ne sais pas qui tu es », et c’est d’autant plus cruel que vous étiez d’accord sur tout.</p>
<p>Il existe une violence de la Balance. Elle ne crie pas. Elle retire sa chaleur avec une courtoisie parfaite, répond par des phrases complètes et laisse l’autre chercher seul ce qu’il a fait. Vous appelez cela garder votre calme.</p>
<p>Quel est votre avis, celui que vous auriez si personne ne devait l’entendre ? Commencez par l’écrire.</p>
<h2>Vénus, votre maîtresse</h2>
<p>Chez le Taureau elle fait pousser l’herbe. Chez vous, elle juge et elle est jugée. Aux noces de Thétis, la Discorde, qu’on n’avait pas invitée, lança une pomme marquée « à la plus belle ». Trois déesses la voulurent. On alla chercher un berger, Pâris. Héra lui promit l’empire, Athéna la victoire, Aphrodite la femme la plus belle du monde. Il pesa et il choisit. La guerre dura dix ans.</p>
<p>Vous comprenez mieux ainsi votre prudence. Quelque chose en vous sait qu’un choix, même charmant, peut faire brûler une ville. Le mythe dit aussi qui avait commencé. Ce n’est pas celui qui trancha, mais ceux qui n’avaient pas voulu inviter la Discorde à table.</p>
<h2>Les trois décans</h2>
<p>Du 23 septembre au 2 octobre, la Lune donne à la Balance une douceur qui attire les foules. Brigitte Bardot est du 28 septembre 1934, Gandhi du 2 octobre 1869.</p>
<p>Du 3 au 13 octobre, Saturne l’arme d’un sens du droit. Denis Diderot est du 5 octobre 1713, John Lennon du 9, Giuseppe Verdi du 10.</p>
<p>Du 14 au 22 octobre, Jupiter lui donne le panache. Nietzsche est né le 15, Oscar Wilde le 16, Arthur Rimbaud le 20, Franz Liszt et Catherine Deneuve le 22.</p>
`,
  },
  {
    path: '/astrologie/venus-en-balance',
    title: 'Vénus en Balance : l’art d’être deux',
    description:
      'Vénus chez elle en Balance. Charme, couple, peur du conflit, argent, rupture, et les dates de son passage en 2027.',
    lead: 'C’est la Vénus des salons, des traités et des mariages. Elle ne conçoit le bonheur qu’accompagné, et elle a mis beaucoup de talent à ce que l’on ait envie de l’accompagner.',
    body: `
<h2>Plaire</h2>
<p>Vous regardez l’autre comme s’il était intéressant, et il le devient. Tout votre charme est dans cette opération. Vous ajustez votre voix, votre rythme, vos sujets. On vous quitte le soir en se trouvant de l’esprit. Le danger est de plaire à des gens dont vous n’avez aucune envie, par habitude, et de devoir ensuite démêler la situation avec des gants.</p>
<p>La vulgarité vous éloigne aussitôt. Un serveur humilié et la soirée est finie. Une belle manière, même chez quelqu’un sans éclat, vous touche durablement.</p>
<h2>À deux</h2>
<p>Le couple est pour vous une œuvre. Vous y pensez, vous l’entretenez, vous le présentez bien. Vous n’oubliez ni l’anniversaire ni la nuance. Il vous est pénible de décider sans l’autre, fût-ce d’un dessert.</p>
<p>On ne se dispute pas avec vous, on se heurte à un sourire. Or un désaccord évité ne disparaît pas, il descend à la cave. Apprenez à être désagréable à faible dose. « Non, je n’aime pas ton idée. » Rien ne s’écroule. L’autre est soulagé de rencontrer quelqu’un.</p>
<p>La solitude vous effraie, d’où des histoires qui se chevauchent d’une semaine. Offrez-vous un jour une saison sans personne. Vous en sortirez avec des goûts personnels et une manière nouvelle de choisir.</p>
<p>La rupture est votre cauchemar. Vous la repoussez, vous redoublez de charme, on croit à votre retour. Il est plus juste de faire mal une heure que d’espérer un an qu’on vous quitte.</p>
<h2>Le goût et l’argent</h2>
<p>Vous avez le meilleur œil du zodiaque. Une couleur de travers vous empêche de penser. L’argent sert à la beauté et à la paix, vous payez volontiers pour ne pas avoir à réclamer. Dans un couple, vos comptes sont flous par élégance. Rendez-les justes, au prorata, et vous dormirez.</p>
<h2>Quand Vénus traverse la Balance</h2>
<p>Fin 2026, elle y est jusqu’au 4 décembre. En 2027, elle y revient du 14 septembre au 8 octobre. Les invitations se multiplient, les procès s’arrangent, on se fiance et on repeint. Si c’est votre Vénus, demandez-vous une fois par an ce que vous désirez, vous, en l’absence de tout témoin. Notez la réponse avant de la trouver impolie.</p>
`,
  },
  {
    path: '/astrologie/lune-en-balance',
    title: 'Lune en Balance : le besoin d’harmonie',
    description:
      'Émotions, enfance, conflit, couple et foyer quand la Lune est en Balance, avec ce qui apaise et ce qui trahit.',
    lead: 'Elle sent monter la dispute avant les intéressés et change de sujet avec grâce. La Lune en Balance n’est tranquille que si tout le monde l’est, et elle y travaille sans relâche.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Vous ressentez par rapport à quelqu’un. Sans témoin, votre émotion reste floue, comme une note sans accord. Dès qu’un visage est là, elle prend forme. C’est pourquoi vous appelez un ami pour savoir si vous êtes en colère.</p>
<p>La beauté agit sur vous comme un médicament. Une pièce bien éclairée, une politesse, un accord de piano vous remettent debout. Une scène de cris, même entre inconnus, vous rend malade jusqu’au soir.</p>
<h2>L’enfance</h2>
<p>Vous avez été l’arbitre. Entre deux parents, deux maisons, deux humeurs, il fallait tenir le milieu. Vous avez développé un sourire et un sens de la justice. Une mère élégante, sociable, soucieuse de l’effet produit, vous a peut-être appris que les sentiments laids se règlent en coulisses. Il en reste une difficulté à savoir ce que vous voulez quand personne ne vous regarde.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vivre à deux vous est naturel. Vous partagez, vous consultez, vous pensez au coussin et à la parole qui mettra l’autre à l’aise. On vous trouve d’une compagnie exquise, et l’on ne se demande pas assez ce qu’il vous en coûte.</p>
<p>Le conflit évité revient par la fenêtre. Vous dites oui, vous dites oui, et un matin vous partez. La personne quittée jure qu’il n’y avait aucun problème. Il y en avait, à votre porte, bien rangés. Énoncez-en un par semaine, le plus laid de préférence.</p>
<p>Vous supportez mal la solitude du soir. Elle s’apprend pourtant, par un quart d’heure, avec de la musique.</p>
<p>Au travail, on vous confie les clients difficiles et les collègues fâchés. Vous apaisez tout le monde, puis vous rentrez vide. Négociez cela comme une compétence, elle se paie ailleurs. Et quand deux personnes veulent votre avis l’une contre l’autre, proposez-leur de se parler. Fermez la porte en sortant.</p>
<h2>Ce qui apaise</h2>
<p>Le concert, le dessin, un beau tissu, une conversation avec quelqu’un d’intelligent et de calme. Un logement clair. La vérité dite doucement. Une fois par mois la Lune passe dans ce signe, et c’est le jour de faire la paix. Faites-la aussi avec la part de vous qui aurait voulu se battre.</p>
`,
  },
]
