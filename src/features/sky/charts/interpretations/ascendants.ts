import type { BySign } from './kinds.ts'

export const ascendants: BySign = {
  aries:
    'On vous entend monter l’escalier avant de vous voir. L’ascendant, ce signe qui se levait à l’est à votre naissance, décrit l’abord et les premiers réflexes ; le Bélier y met de l’élan, une poignée de main franche, un visage qui dit tout. Les gens lents vous croient en colère. Respirer sur le seuil, puis choisir ce qui mérite d’aller vite, laisse à votre courage toute sa fraîcheur.',
  taurus:
    'Une présence calme, un pas qui ne se presse pas, une voix qui pose les choses : votre ascendant Taureau rassure dès la première rencontre. Vous prenez la mesure d’un lieu par les sens, son odeur, ses chaises, sa lumière, avant de vous y installer. L’immobilité guette quand tout change autour. Goûtez avant de refuser, par le détail le plus agréable ; la nouveauté vous deviendra presque familière.',
  geminis:
    'Dans une salle d’attente, vous connaissez au bout d’un quart d’heure l’histoire de votre voisine. L’ascendant Gémeaux donne l’œil mobile, la repartie, une allure qui garde longtemps quelque chose d’adolescent. On vous juge insaisissable, faute d’avoir attendu la fin de vos phrases. Votre curiosité a pourtant de la mémoire : redemandez la suite d’une histoire entendue la semaine passée, et l’on s’en apercevra.',
  cancer:
    'Avant d’entrer, vous tâtez l’eau. Le Cancer à l’ascendant offre un accueil doux, un peu réservé, un instinct qui repère aussitôt qui a besoin d’un verre d’eau ou d’un mot. La carapace se montre dans les lieux bruyants. Apprivoisez l’endroit à votre rythme, un coin, un visage, une anse à laquelle se tenir, et votre chaleur fera bientôt venir les autres jusqu’à vous.',
  leo: 'Qu’il le veuille ou non, le regard vous trouve. Un ascendant Lion redresse la nuque, donne du relief à la voix, fait d’un simple bonjour une petite ouverture d’opéra. Cette allure rassure et agace selon les jours. Ceux qui vous imaginent sans doutes se trompent beaucoup. Une hésitation avouée, un rire sur sa propre majesté, et l’admiration se change en affection, ce qui tient plus chaud.',
  virgo:
    'Discret à souhait, l’ascendant Vierge observe d’abord, range ses impressions, puis rend service. On remarque une mise soignée, une question précise, une attention aux détails que les autres enjambent. La modestie vous fait passer derrière des gens moins capables. Dans les premières minutes, glissez une remarque, même courte : on se souviendra plus tard que vous aviez vu juste.',
  libra:
    'L’art des présentations semble inventé pour vous. Avec la Balance qui se levait à votre naissance, le sourire précède la phrase, le ton s’accorde à l’assemblée, les angles s’arrondissent. On se sent bien reçu. Mais à force de refléter, le miroir perd son propre visage. Annoncer tôt un goût, une limite, une heure de départ donne une ossature à votre courtoisie, et l’estime y gagne.',
  scorpio:
    'Le silence, chez vous, n’est jamais vide. L’ascendant Scorpion confère une présence intense, un regard qui reste, une politesse derrière laquelle on devine des étages. Certains en sont intimidés sans raison. Vous accordez peu d’accès, et cet accès vaut cher. Une anecdote légère sur vous-même, offerte dès l’abord, rassurerait la compagnie sans livrer aucune des clés que vous tenez à garder.',
  sagittarius:
    'Grand pas, rire sonore, tutoiement facile des paysages : le Sagittaire à l’ascendant aborde la vie comme un départ. Vous mettez de l’air dans les réunions et trouvez le bon côté d’un train manqué. La sincérité part sans emballage. Devant une personne plus fragile qu’elle ne le paraît, adoucir un peu la pointe suffit ; la flèche arrive quand même, et l’amitié en réchappe.',
  capricorn:
    'Dans l’enfance, on vous donnait déjà davantage que votre âge ; plus tard, souvent, c’est l’inverse. L’ascendant Capricorne compose un abord sobre, poli, solide, dont l’ironie perce au troisième rendez-vous. Vous préférez mériter que demander. À force de réserve, certaines invitations passent à côté. Se plaindre un peu, accepter un siège, poser une question personnelle, voilà trois manières d’entrouvrir la grande porte.',
  aquarius:
    'Quelque chose cloche agréablement dans le tableau : une couleur, une opinion, un détail qui ne vient de nulle mode. L’ascendant Verseau aborde chacun en égal et se lie sans façon, tout en gardant une drôle de distance. On vous connaît vite, on vous approche lentement. L’amitié devient palpable à de petites choses : un regard tenu, une main sur l’épaule quand elle est bienvenue, « quelle joie de vous voir ».',
  pisces:
    'Comme une aquarelle, votre présence se fond dans la lumière du lieu. L’ascendant Poissons donne des yeux qui écoutent, une démarche flottante, le don de deviner ce que l’autre n’arrive pas à formuler. On vous prête volontiers mille rôles. Avant de répondre à une demande, gagner une minute, regarder par la fenêtre, retrouver votre propre envie, c’est rendre au dessin son trait d’encre.',
}
