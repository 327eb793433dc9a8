import type { PlanetsInSigns } from './kinds.ts'

export const planetsInSignsOuter: Pick<PlanetsInSigns, 'jupiter' | 'saturn'> = {
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
}
