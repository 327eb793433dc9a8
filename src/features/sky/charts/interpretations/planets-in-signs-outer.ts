import type { PlanetsInSigns } from './kinds.ts'

export const planetsInSignsOuter: Pick<PlanetsInSigns, 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'> = {
  jupiter: {
    aries:
      'La chance, pour Jupiter en Bélier, ressemble à un pas fait le premier. Vous grandissez en osant : lever la main, proposer, essayer avant d’avoir toutes les cartes. L’excès guette sous forme de sauts sans filet. Une montagne à la fois, et le temps d’en redescendre pour raconter : l’élan y gagne.',
    taurus:
      'Un jardin bien tenu dit assez la manière de Jupiter en Taureau. Votre confiance pousse dans le concret : un savoir-faire, une bonne table, des choses que l’on fait durer. L’abondance peut glisser vers l’accumulation. Partager une récolte, quelle qu’elle soit, rappelle que la richesse se reconnaît surtout à ce qui circule.',
    geminis:
      'Apprendre trois choses par jour vous rend plus large. Jupiter en Gémeaux se nourrit de rencontres, de lectures croisées, de questions d’enfant posées aux grandes personnes. À tout survoler, on ne se pose nulle part. Un vin, un quartier, une grammaire : choisissez un sujet modeste dont vous deviendrez la mémoire.',
    cancer:
      'Jupiter en Cancer ouvre grand sa porte et rajoute des couverts. Votre bienveillance crée une famille partout où elle passe, et l’on y revient. Le trop-plein de protection étouffe un peu. L’hospitalité la plus vaste laisse les gens se tromper de route et tient un lit au chaud pour le retour.',
    leo: 'Voir grand, donner largement, applaudir le talent des autres : Jupiter en Lion a le cœur d’un mécène. Votre enthousiasme révèle des vocations, la vôtre aussi quand vous montez sur scène. L’orgueil gonfle vite les voiles. Au générique, pensez aux petites mains ; le succès est bien plus agréable à habiter quand on y a des voisins.',
    virgo:
      'Chez Jupiter en Vierge, la croissance se fait par petites améliorations. Un geste mieux appris, un outil mieux rangé, un conseil utile, et votre monde s’agrandit d’une coudée. À force de scrupules, l’horizon tient dans une marge de cahier. Accepter l’occasion avant de vous sentir au point, voilà votre audace à vous.',
    libra:
      'Les bonnes choses vous viennent souvent à deux. Jupiter en Balance croit aux associations, aux arbitrages élégants, aux soirées où l’on présente des gens qui s’ignoraient. À trop attendre l’accord de tous, on laisse partir le train. Certains choix gagnent à être faits d’abord, puis expliqués avec votre tact habituel.',
    scorpio:
      'Jupiter en Scorpion trouve ses trésors dans les caves plutôt qu’aux vitrines. Une épreuve traversée, un secret compris, un lien mis à nu, et la confiance revient plus forte. L’appétit de tout maîtriser peut assombrir ce don. Vous gagnez beaucoup à croire quelqu’un sur parole, pour une chose qui compte modérément.',
    sagittarius:
      'En Sagittaire, Jupiter est dans son palais : les livres, les voyages et les convictions vous mettent de bonne humeur. On vient chercher près de vous une perspective. La certitude joyeuse glisse au sermon. Un avis qui vous agace, écouté le temps d’une promenade, peut encore agrandir le ciel.',
    capricorn:
      'Mesuré jusque dans ses espoirs, Jupiter en Capricorne préfère un escalier à un tapis volant. Votre réussite a le goût du temps et des responsabilités tenues. La prudence rogne quelques joies. Vos journées sérieuses supporteraient très bien un luxe inutile et gai, fleurs ou billet de concert.',
    aquarius:
      'Des idées pour tout le monde : Jupiter en Verseau grandit dans le collectif, la découverte, les amitiés qui ne se ressemblent pas. Vous voyez loin, et vous le voyez ensemble. L’utopie oublie la personne assise juste à côté. Des nouvelles d’abord, la société ensuite : les deux y gagneront en chaleur.',
    pisces:
      'Une foi discrète accompagne Jupiter en Poissons, religieuse ou non : quelque chose, pense-t-il, finira par s’arranger. Votre bonté attire les confidences et les chats perdus. À secourir sans mesure, on oublie sa propre réserve. Donner ce qui peut l’être de bon cœur, et dire non au reste, garde la source claire.',
  },
  saturn: {
    aries:
      'S’affirmer ne va pas toujours de soi quand Saturne traverse le Bélier. Vous avez peut-être connu des élans coupés net, et depuis, le premier pas se réfléchit. La récompense est un courage mûri, solide. Chaque semaine, une petite initiative sans autorisation use un peu le vieux frein.',
    taurus:
      'Saturne en Taureau tient ses comptes et garde un bocal de côté, par crainte du manque plus que par avarice. Vous connaissez la valeur du travail et des choses qui durent. La sécurité ne se trouve pourtant jamais tout à fait dans les placards. Goûter ce qui est là, maintenant, fait partie du patrimoine.',
    geminis:
      'Parler en public, écrire une lettre, poser une question simple : Saturne en Gémeaux a longtemps pesé chaque mot. Cette gravité donne une pensée rigoureuse, des textes qui tiennent debout. Le doute d’être intelligible persiste. Une phrase courte, dite avec naturel, convainc plus souvent que la démonstration préparée toute la nuit.',
    cancer:
      'Sur le chapitre des émotions, Saturne en Cancer met une porte, puis un verrou, puis une chaise devant. La famille a pu demander beaucoup. Vous savez en échange veiller, durer, protéger sans phrases. Quelques personnes méritent pourtant la pièce du fond, ne serait-ce que pour un café.',
    leo: 'Se montrer coûte davantage à Saturne en Lion qu’aux autres, car le jugement semble toujours assis au premier rang. De là une création exigeante, un sens aigu de l’honneur. Jouer sans enjeu, chanter faux dans la voiture, dessiner pour la corbeille : ces riens défont doucement l’armure d’apparat.',
    virgo:
      'Saturne en Vierge connaît le métier sur le bout des doigts et ne s’en félicite jamais. Votre conscience de l’ouvrage est un roc. Le perfectionnisme, lui, ajoute sans cesse une dernière vérification. Savoir s’arrêter est une compétence, et la porte de l’atelier possède une poignée des deux côtés.',
    libra:
      'S’engager est pour vous une affaire sérieuse, presque notariale. Saturne en Balance respecte la parole donnée, cherche la mesure, supporte mal l’à-peu-près dans les liens. La crainte d’un jugement peut retarder la rencontre. Autorisez la relation à être imparfaite en cours de route ; les ponts se construisent avec des échafaudages.',
    scorpio:
      'Lâcher prise sur commande n’est pas le genre de Saturne en Scorpion, qui préfère connaître l’issue avant d’entrer. Votre sang-froid dans les heures difficiles impressionne. Le contrôle coûte cher, à la longue, en confiance comme en légèreté. Il y a du courage, et du repos, dans une chose confiée à quelqu’un sans vérifier derrière.',
    sagittarius:
      'Quelles sont vos vraies convictions, une fois ôtées celles qu’on vous a transmises ? Saturne en Sagittaire y travaille toute une vie, lentement, honnêtement. Il enseigne bien, parce qu’il a douté. La sévérité peut raccourcir les voyages. La route devient plus légère avec une question dans le sac plutôt qu’une réponse.',
    capricorn:
      'Dans son propre signe, Saturne en Capricorne donne une colonne vertébrale : le sens du devoir, la patience, le goût des œuvres longues. On vous confie volontiers les clés. À force d’exigence, l’intérieur devient un bureau. Une heure par jour sans utilité aucune, et le chef de chantier apprend à siffler.',
    aquarius:
      'Saturne en Verseau met des règles dans la liberté et de la méthode dans les idées neuves. Vous tenez vos principes mieux que personne, y compris lorsqu’ils isolent. Le groupe vous attire et vous met à distance. Y prendre une tâche modeste, les chaises, le café, la caisse, crée des liens plus sûrs que le débat.',
    pisces:
      'Mettre des bords à la mer : telle est la besogne de Saturne en Poissons. Une culpabilité vague, sans coupable ni motif, peut peser certains soirs. La même sensibilité, disciplinée, donne des artistes et des veilleurs. Écrire ce qu’il vous revient de faire, puis ce qui ne dépend pas de vous, allège la barque.',
  },
  uranus: {
    aries:
      'Sept années de naissances, autour de la vôtre, ont reçu Uranus en Bélier : une génération qui rue quand on lui tient la bride. Chez vous, cela peut donner des débuts fulgurants. La liberté gagne à viser quelque chose, et pas seulement à fuir un ordre.',
    taurus:
      'Comment vivre de la terre, posséder, consommer ? Vos contemporains se posent la question avec vous, car Uranus en Taureau secoue les habitudes matérielles de tous. À votre échelle, simplifier un placard ou réparer plutôt que remplacer est une petite révolution très convenable.',
    geminis:
      'Votre classe d’âge entière aime court-circuiter les phrases toutes faites. Uranus en Gémeaux apporte à ces années-là des inventions du langage et des connexions inattendues. Personnellement, l’éclair vous vient en parlant ; notez-le vite, puis laissez-lui une nuit avant de le publier.',
    cancer:
      'Familles recomposées, maisons partagées, traditions bousculées : Uranus en Cancer marque ce groupe d’années plus que l’individu. Vous y ajoutez votre nuance, peut-être un foyer qui ne ressemble à aucun autre. Chercher vos propres rites, un repas, une date, une chanson, concilie la racine et le vent.',
    leo: 'Créer à sa manière, refuser le rôle prévu : bien des gens nés vers la même époque que vous ont Uranus en Lion. Ce trait commun aime surprendre la galerie. Le vôtre devient intéressant lorsque l’originalité dit quelque chose de vrai, sans se soucier d’étonner.',
    virgo:
      'Travailler autrement, voilà le mot d’ordre d’une génération née avec Uranus en Vierge. Outils nouveaux, horaires revus, méthodes démontées pour voir. Votre part individuelle est modeste et concrète : inventer une routine qui vous ressemble, puis savoir la modifier quand elle commence à grincer.',
    libra:
      'Le couple, le contrat, la justice ont changé de visage pour toute votre génération, et Uranus en Balance en est la signature collective. En ce qui vous concerne, un lien respire quand chacun y garde une chaise libre. Annoncé tôt, ce besoin se reçoit bien.',
    scorpio:
      'Uranus en Scorpion appartient à une poignée d’années où l’on a levé le voile sur les tabous. Vous n’en portez qu’un fragment : une lucidité brusque, un goût de la vérité sans fard. Choisir l’heure de la révélation compte autant que le courage de la faire.',
    sagittarius:
      'Croyances, frontières, écoles : les naissances de ces sept ans ont en commun Uranus en Sagittaire, et discutent les évidences. De façon plus intime, une rencontre étrangère peut déplacer votre avis d’un coup. Garder un doute dans la valise rend la quête plus vivante.',
    capricorn:
      'Bousculer les institutions de l’intérieur, tel est l’air du temps qu’Uranus en Capricorne a soufflé sur votre cohorte. Pris isolément, ce placement reste discret. On le reconnaît à votre façon de respecter une règle utile et d’ignorer tranquillement celle qui n’a plus de raison.',
    aquarius:
      'Maître des lieux, Uranus en Verseau a rendu toute une tranche d’âge familière des réseaux, des causes et des futurs possibles. Vous baignez dedans comme les autres. Votre singularité se voit ailleurs : quand il faut s’écarter du groupe d’avant-garde, lui aussi devenu un peu conforme.',
    pisces:
      'Une époque rêve autrement, et vous êtes de celle-là : Uranus en Poissons mêle l’intuition, l’art et la technique chez des millions de personnes. Individuellement, il souffle des inspirations sans préavis. Un carnet près du lit suffit à ne pas toutes les rendre à la nuit.',
  },
  neptune: {
    aries:
      'Rêver d’un monde neuf avec l’épée à la main : Neptune en Bélier donne cet idéal à quatorze années de naissances, bien au-delà de votre personne. Votre tâche est de distinguer la cause du mirage. Une action petite, vérifiable, faite aujourd’hui, éclaire mieux qu’une croisade.',
    taurus:
      'Des gens de votre âge par millions ont Neptune en Taureau et mêlent ainsi le sacré à la matière, à la terre, au confort. On y lit le songe d’une époque, non votre portrait. À vous d’en tirer une beauté d’usage : un bol, un arbre, une chambre calme.',
    geminis:
      'Neptune en Gémeaux a bercé toute une génération d’images, de récits et de rumeurs. Vous en héritez peut-être une plume, une oreille, une imagination bavarde. Ce qui est joli n’est pas forcément exact ; remonter à la source d’une nouvelle garde la poésie honnête.',
    cancer:
      'La nostalgie du foyer, de la patrie, d’un âge tendre baigne les naissances que Neptune en Cancer a réunies avec la vôtre. Ce parfum appartient à l’époque. Dans votre histoire, il invite à chérir les souvenirs sans leur demander d’avoir été parfaits, vieux buffet compris.',
    leo: 'Vedettes, romances, lumières de scène : une génération entière a vu ses rêves agrandis par Neptune en Lion. Vous y puisez une fantaisie du cœur qui embellit les fêtes. Aimer les gens sans projecteur, au réveil, un jour de pluie, reste la version personnelle de cet idéal.',
    virgo:
      'Ce désir de rendre le quotidien plus pur, vous le tenez de votre époque autant que de vous-même : Neptune en Vierge couvre plus d’une décennie. Il aide, soigne les choses, se dévoue. Le dévouement commence à bien se porter quand il sait aussi poser son tablier.',
    libra:
      'Paix, amour, harmonie universelle : tel est le songe déposé par Neptune en Balance dans les berceaux d’une génération. Chacun le décline ensuite à sa façon. La vôtre peut consister à aimer une personne réelle, avec ses clés perdues, plutôt que l’âme idéale des chansons.',
    scorpio:
      'Toute une époque a voulu plonger dans les mystères avec Neptune en Scorpion. Le vertige des profondeurs est un trait de groupe, que votre thème accentue selon le domaine de vie touché. Rapporter de la plongée une phrase utile, puis remonter dîner, fait un bel équilibre.',
    sagittarius:
      'Partir, croire, chercher un sens ailleurs : les natifs de Neptune en Sagittaire se comptent par classes entières. Ce vague appel du large ne vous distingue pas de vos voisins de banc. Il devient vôtre lorsque vous étudiez vraiment une sagesse, au lieu d’en collectionner les cartes postales.',
    capricorn:
      'Neptune en Capricorne a brouillé, pour une longue série d’années, la frontière entre le rêve et l’institution. Votre génération espère et doute devant les mêmes façades. Sur le plan intime, l’idéal demande un calendrier : dix minutes par jour valent toutes les cathédrales imaginées.',
    aquarius:
      'L’humanité en réseau, la science comme espérance : cet imaginaire, donné par Neptune en Verseau, vous le partagez avec presque toute votre classe. Votre touche à vous se devine dans les amitiés. Un visage rencontré, une voix entendue, y tiendront toujours mieux qu’une foule abstraite.',
    pisces:
      'Quand Neptune nage en Poissons, dans ses eaux, plus d’une décennie de nouveau-nés reçoit une part d’océan. Sensibilité, musique, fuite possible : cela se vit d’abord ensemble. De votre côté, une pratique régulière, même humble, donne au courant un lit où couler.',
  },
  pluto: {
    aries:
      'Dans une génération marquée par Pluton en Bélier, la volonté de tout recommencer circule comme un feu. Aucune personne ne la porte en propre. Chez vous, elle demande une cible juste : détruire moins, fonder davantage, et garder ce qui marchait déjà dans l’ancienne maison.',
    taurus:
      'La terre, l’argent, la valeur des choses : Pluton en Taureau les remue pour une très longue suite d’années, et vous n’en êtes qu’une voix. Votre chapitre individuel parle d’attachement. Se défaire d’un objet qui pèse, sans le regretter, montre où loge la vraie force.',
    geminis:
      'Penser en profondeur, révéler par la parole : voilà l’empreinte que Pluton en Gémeaux laisse à ses nombreuses promotions. Il ne dit presque rien de votre caractère. Il rappelle seulement que vos mots ont du pouvoir, et qu’un nom bien choisi délivre parfois une conversation.',
    cancer:
      'Pluton en Cancer a touché des familles entières, avec leurs exils, leurs silences, leur obstination à survivre. Ce placement raconte une génération avant de raconter quelqu’un. S’il vous parle, ouvrez doucement la boîte à photos, posez une question à qui se souvient, et laissez venir.',
    leo: 'Oser exister, en grand, en couleurs : l’époque née sous Pluton en Lion a fait de l’individu une affaire sérieuse. Vous partagez ce feu avec d’innombrables contemporains. La part qui vous revient consiste à rayonner sans éclipser, puis à passer le micro de bonne grâce.',
    virgo:
      'Pour Pluton en Vierge, c’est l’ordre du travail, des techniques et du vivant qui se transforme, à l’échelle de millions de destins. Vous pouvez en garder un œil implacable sur ce qui dysfonctionne. Un rouage réformé avec patience, dans votre coin d’atelier, y répond dignement.',
    libra:
      'Rien n’a plus remanié les liens, le mariage, l’égalité, que les années de Pluton en Balance. Vous en venez, avec toute votre promotion. À titre personnel, cela ressemble à une exigence : qu’une relation soit vraie avant d’être jolie, et que le pouvoir s’y partage.',
    scorpio:
      'Revenu dans son antre, Pluton en Scorpion donne à une génération entière le goût des vérités toutes nues. Nul besoin d’y lire un sort particulier. Votre usage de cette puissance commence lorsque vous racontez ce qui fut difficile pour aider quelqu’un, plutôt que pour vous en protéger.',
    sagittarius:
      'Ce que l’on croit, ce que l’on enseigne, jusqu’où l’on va : Pluton en Sagittaire a tout remis en chantier, pour une cohorte qui est aussi la vôtre. Cherchez-y moins un trait de caractère qu’une consigne d’époque : penser par soi-même, sans excommunier les voisins.',
    capricorn:
      'Avec Pluton en Capricorne, ce sont les tours, les États et les hiérarchies qui craquent et se refont, pour toutes les naissances de la période. Cette exigence, vos camarades la respirent aussi. Il vous revient de bâtir petit et sain, quelque chose dont on puisse montrer les comptes.',
    aquarius:
      'Qui décide, la foule, la machine ou la conscience ? Pluton en Verseau pose l’énigme à une génération au long cours, et donc à vous. La réponse se prépare à hauteur de rue : débrancher un moment, écouter un désaccord, participer à une œuvre commune sans y perdre votre nom.',
    pisces:
      'Un très vieux rêve se dissout et un autre lève quand Pluton séjourne en Poissons ; des millions d’êtres naissent dans cette brume. Vous ne la portez pas à titre privé. Votre lampe est simple : la compassion en actes, un lit fait, une lettre, une main tendue.',
  },
}
