import type { SeedPage } from '../kinds.ts'

export const belier: readonly SeedPage[] = [
  {
    path: '/astrologie/belier',
    title: 'Bélier : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Bélier, avec le mythe de Mars, les trois décans et leurs dates d’anniversaire.',
    lead: 'Premier signe, première personne du singulier. Le Bélier entre dans la vie comme on entre dans l’eau froide, d’un coup, en riant, et il demande aux autres pourquoi ils sont encore sur la plage.',
    body: `
<h2>Quelqu’un qui commence</h2>
<p>Le 20 ou le 21 mars, le jour l’emporte sur la nuit et le Soleil entre en Bélier. Toute l’année recommence à cet endroit, et vous en avez gardé une manie : recommencer. Vous aimez la minute où rien n’existe encore. Un dossier vierge vous réveille mieux qu’une promotion.</p>
<p>On parle de votre impulsivité, c’est mal regardé. Une impulsion part n’importe où, et vous allez droit. La différence est que vous décidez pendant que les autres se demandent s’il faut décider, puis que vous corrigez en route. Neuf fois sur dix, cela marche. La dixième, vous l’apprenez devant tout le monde, vous jurez, et vous voilà déjà ailleurs.</p>
<p>Votre colère dure le temps d’un feu rouge. C’est sa qualité et son piège. Vous l’avez oubliée quand l’autre, en face, commence seulement à trembler. Combien de gens portent encore une phrase de vous dont vous n’avez plus le souvenir ?</p>
<h2>L’enfance d’un Bélier</h2>
<p>C’est l’enfant qui ouvre la grille. Avant cinq ans, il a déjà saigné du menton, et sa famille connaît le chemin des urgences. Il ne ment pas, ou si mal que c’en est touchant. Il veut être le premier à l’école, moins pour la note que pour avoir fini.</p>
<p>Les adultes se trompent s’ils cherchent à le briser. Un Bélier de sept ans à qui l’on explique la raison d’une interdiction l’applique avec un sérieux de douanier. Le même, à qui l’on répond « parce que c’est comme ça », passera dix ans à vérifier. Beaucoup gardent de cette époque le souvenir d’une injustice, une seule, dont ils parlent encore à quarante ans avec la même voix.</p>
<h2>Au travail</h2>
<p>Donnez-lui une urgence et allez dormir. Le Bélier excelle quand il n’y a plus de procédure, au bloc opératoire, sur un chantier arrêté, dans une entreprise qui compte trois salariés et deux mois de trésorerie. Il vend bien, car il croit à ce qu’il vend au moment où il le dit.</p>
<p>Son problème commence avec le succès. Une fois la machine lancée, il faut des réunions, et la réunion le vieillit. Il part souvent six mois trop tôt, en laissant à quelqu’un de patient la part que l’histoire retiendra. Le bon calcul, à votre prochain entretien, serait de négocier non pas un titre mais une mission qui recommence chaque année.</p>
<p>Avec un chef, c’est simple. Ou bien vous l’admirez et vous traverseriez le périphérique à pied pour lui, ou bien vous attendez son erreur. Avec une équipe, vous donnez l’exemple et vous oubliez de donner les explications.</p>
<h2>En amour</h2>
<p>Il faut que ce soit vous qui traversiez la pièce. Le désir, chez le Bélier, aime la conquête, et l’on croit souvent qu’il n’aime qu’elle. C’est faux de ceux qui ont rencontré quelqu’un d’assez libre pour ne jamais être tout à fait acquis. Ceux-là restent vingt ans, en se disputant dans les parkings et en se réconciliant avant la barrière.</p>
<p>La routine vous fait peur, la tiédeur davantage. Vous préférez une rupture nette à trois mois de politesse. Sans attache, vous savez en un dîner, avant l’entrée. En couple, souvenez-vous que l’autre n’a pas suivi la conversation qui a eu lieu dans votre tête entre lundi et jeudi.</p>
<p>Ce qui vous bouleverse, c’est d’être protégé. Personne n’y pense, puisque vous marchez devant.</p>
<h2>L’argent</h2>
<p>Il sert à aller plus vite. Vous payez pour éviter la file et vous achetez la version qui sort demain. L’épargne vous ennuie tant qu’elle n’a pas de nom ; baptisez-la « un an de liberté » et vous la remplirez en dix-huit mois. Pour un prêt, signez un jour après l’avoir voulu. Ce délai d’une nuit vous aura rapporté, sur une vie, le prix d’une voiture.</p>
<h2>En famille</h2>
<p>Le parent Bélier apprend à nager en entrant dans l’eau. Il défend son enfant devant le professeur avant d’avoir entendu le professeur. Ses enfants le trouvent formidable et un peu fatigant. Ils voudraient qu’il reste assis jusqu’à la fin du film.</p>
<p>Avec ses propres parents, il règle les choses tôt et bruyamment. Une dispute à dix-neuf ans, un départ avec deux sacs, puis une affection solide, à condition que personne ne lui dise comment tenir un volant.</p>
<h2>La part d’ombre</h2>
<p>Vous confondez parfois le courage avec l’impossibilité d’attendre. Attendre vous ramène à un âge où l’on ne venait pas. Alors vous forcez la serrure d’une porte qui allait s’ouvrir, et vous vous demandez pourquoi la personne, derrière, recule.</p>
<p>Il y a aussi cette solitude du premier. À force de partir avant les autres, on arrive dans des lieux où il n’y a personne pour voir ce que l’on a fait. Le Bélier qui apprend à dire « attendez-moi » ou « je n’y arrive pas » perd une seconde et gagne des compagnons.</p>
<h2>Mars, votre maître</h2>
<p>Les Grecs aimaient peu Arès. Homère le montre blessé par Diomède, hurlant comme dix mille hommes et remontant se plaindre à Zeus, qui lui répond qu’il le déteste. Rome en fit tout autre chose. Mars y fut le père de Romulus et le gardien des champs, et son mois ouvrait l’année, celui où l’on reprenait la guerre et la charrue. Vous avez les deux en vous. Le guerrier qui crie quand on le touche, et celui qui laboure.</p>
<p>Mars a aimé Vénus, mariée à Vulcain. Le forgeron les prit tous deux dans un filet d’une finesse telle qu’ils ne le virent pas, et les dieux vinrent rire. On retient la honte. On oublie qu’il avait posé ses armes.</p>
<h2>Les trois décans</h2>
<p>Du 21 au 30 mars, le décan de Mars donne le Bélier pur, rapide et sans calcul. Simone Signoret est du 25 mars, Vincent van Gogh et Céline Dion du 30.</p>
<p>Du 31 mars au 9 avril, le Soleil ajoute l’orgueil et le panache. Le 2 avril a vu naître Casanova, Émile Zola et Serge Gainsbourg ; le 9, Charles Baudelaire et Jean-Paul Belmondo.</p>
<p>Du 10 au 20 avril, Vénus rend le Bélier charmeur et plus sensible qu’il ne l’avoue. Charlie Chaplin est né le 16 avril 1889, et tout y est, le coup de pied comme la rose.</p>
`,
  },
  {
    path: '/astrologie/venus-en-belier',
    title: 'Vénus en Bélier : aimer à découvert',
    description:
      'Comment séduit, aime, dépense et rompt une Vénus en Bélier, ce qu’elle attend d’un couple, et les dates de son passage en 2027.',
    lead: 'La déesse de l’amour chez le dieu de la guerre. Les astrologues y voient un exil. Ceux qui ont été aimés par une Vénus en Bélier parlent plutôt d’un printemps.',
    body: `
<h2>Le premier pas, et vite</h2>
<p>Vous écrivez avant minuit. Attendre trois jours pour paraître indifférent vous semble une perte de trois jours. Quand quelqu’un vous plaît, cela se voit, cela s’entend, et l’entourage en est informé. Vous aimez que l’on vous résiste une heure et que l’on vous rejoigne à la deuxième.</p>
<p>Votre goût va aux gens vivants. Une cicatrice, un rire trop fort, une opinion tenue devant tout le monde vous attirent davantage qu’un visage régulier. La beauté sage vous laisse de marbre. Vous aimez chez les autres ce qui vous ferait un peu peur chez vous.</p>
<p>On vous trouve égoïste en amour. Vous dites « je veux », c’est vrai, et avec vous au moins on sait. Beaucoup de partenaires s’aperçoivent plus tard du repos que c’était.</p>
<h2>À deux</h2>
<p>L’ennemi est la tiédeur. Vous supportez l’orage, la distance, une mutation à Nantes. Vous ne supportez pas qu’on réponde « comme tu veux » deux fois dans la même soirée. Une personne qui vous tient tête et vous embrasse ensuite vous gardera plus longtemps qu’une personne parfaite.</p>
<p>Quand cela finit, vous le dites. La rupture est franche, un peu brutale, sans liste de griefs. Vous pleurez fort pendant neuf jours et vous êtes capable, au dixième, de sonner à la porte pour proposer une amitié. L’autre n’en est pas là. Laissez-lui un trimestre.</p>
<p>Avec ou sans couple, vous avez un besoin que personne ne devine, qu’on vous choisisse sans que vous ayez à vous battre.</p>
<h2>Le goût et l’argent</h2>
<p>Vous achetez sur un coup de cœur et vous portez sur-le-champ. Le rouge, le cuir, la montre de sport, le billet pour ce soir. Les soldes vous ennuient, il faut y faire la queue. Vous offrez bien, sans attendre l’anniversaire. Un prêt à un ami est chez vous un don qui ne connaît pas son nom.</p>
<h2>Quand Vénus traverse le Bélier</h2>
<p>En 2027, elle y passe du 20 avril au 14 mai. Pour tout le monde, quel que soit le signe, ces semaines ont un air de déclaration. On ose l’invitation, on change de coupe, on quitte une histoire qui s’éteignait. Si votre Vénus natale s’y trouve, c’est votre retour de Vénus, une fois par an. Regardez qui vous croisez alors et ce que vous avez envie de recommencer.</p>
`,
  },
  {
    path: '/astrologie/lune-en-belier',
    title: 'Lune en Bélier : le cœur qui démarre au quart de tour',
    description:
      'Émotions, enfance, besoins, couple et foyer quand la Lune est en Bélier, avec ce qui apaise et ce qui met le feu.',
    lead: 'Une émotion passe, et elle est déjà un geste. La Lune en Bélier ressent vite, dit vite, oublie vite, et se demande pourquoi les autres y pensent encore.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Chez vous la colère arrive la première, y compris quand c’est du chagrin. On vous quitte et vous claquez une porte, puis, dans l’escalier, vous comprenez que vous aviez mal. Ceux qui vous aiment ont appris à attendre une minute. Derrière la flamme il y a quelqu’un de très jeune qui demande qu’on ne parte pas.</p>
<p>Vous avez besoin d’agir pour aller bien. Une mauvaise nouvelle vous trouve en train de téléphoner, de courir, de démonter quelque chose. L’attente vous rend malade. Une salle d’hôpital est pour vous une forme de torture, et vous y montrez pourtant plus de courage que toute la famille.</p>
<h2>L’enfance</h2>
<p>Votre mère, ou la personne qui en tenait lieu, vous a paru forte, pressée, combative. Elle vous a appris à vous débrouiller, peut-être un peu tôt. Vous avez compris qu’on gagnait sa place en osant. Le câlin se prenait en vol, entre deux urgences. Vous en avez gardé une fierté, et l’idée discutable qu’avoir besoin de quelqu’un est une défaite.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vous rassurez en protégeant. Vous êtes capable de réveiller un pharmacien à trois heures. Votre logement est un camp de départ, avec des chaussures de sport dans l’entrée et rien au mur. Vivre avec vous est vif et sain, à condition de ne pas prendre chaque éclat pour un verdict.</p>
<p>Ce qui vous manque, vous le demandez sous forme de reproche. « Tu n’es jamais là » veut dire « viens ». Essayez la traduction, elle fait gagner des heures.</p>
<p>Au travail, on vous aime dans les urgences. Vous supportez mal qu’un supérieur tourne autour du pot, et vous répondez au courriel de dix-neuf heures à dix-neuf heures deux. Laissez-le dormir dans les brouillons. Le lendemain, vous n’en garderez que la première ligne, qui suffisait.</p>
<h2>Ce qui apaise</h2>
<p>Le mouvement, d’abord. Vingt minutes de marche valent une nuit. Ensuite la franchise, car un sous-entendu vous tourmente plus qu’une insulte. Enfin, un lieu où rien ne vous oblige à la force. Il suffit d’une personne. Montrez-lui la fatigue avant qu’elle ne devienne une dispute à propos du stationnement.</p>
<p>La Lune passe en Bélier deux jours et demi par mois. Vous y êtes chez vous, et tout le monde s’énerve un peu aux feux rouges.</p>
`,
  },
]
