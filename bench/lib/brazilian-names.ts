/**
 * Common Brazilian given names and surnames with rough relative frequencies, for realistic sizes of indexes. The bench combines them
 * at random, so they name no real person.
 */
const parse = (list: string): readonly (readonly [name: string, weight: number])[] =>
  list.split(",").map((entry) => {
    const [name = "", weight = "1"] = entry.trim().split(":");
    return [name, Number(weight)] as const;
  });

export const WOMENS_NAMES = parse(
  "Maria:60, Ana:30, Ana Clara:9, Ana Luíza:7, Ana Júlia:6, Maria Eduarda:10, Maria Clara:9, Maria Luíza:6, Júlia:16, Laura:15, Alice:14, Helena:13, Sophia:12, Valentina:9, Isabella:10, Manuela:8, Heloísa:8, Lívia:8, Cecília:7, Lorena:6, Beatriz:12, Letícia:12, Larissa:11, Amanda:12, Bruna:11, Camila:12, Gabriela:12, Fernanda:12, Juliana:12, Mariana:13, Patrícia:9, Aline:9, Vanessa:8, Jéssica:9, Bianca:7, Carolina:8, Natália:7, Rafaela:8, Giovanna:8, Isadora:5, Luana:6, Yasmin:6, Sarah:5, Nicole:5, Melissa:5, Lara:6, Elisa:4, Clara:5, Esther:5, Luna:4, Antonella:4, Stella:2, Olívia:3, Catarina:3, Débora:4, Priscila:5, Renata:6, Tatiana:4, Simone:4, Sandra:5, Márcia:5, Adriana:6, Cristina:4, Daniela:6, Viviane:4, Raquel:4, Rebeca:4, Milena:4, Mirella:3, Pietra:3, Emanuelly:3, Agatha:3, Ayla:2, Maitê:4, Liz:2, Joana:3, Teresa:3, Rosa:3, Elaine:3, Tainá:2, Iara:1, Dandara:1, Jurema:1, Noêmia:1, Odara:1",
);

export const MENS_NAMES = parse(
  "João:40, José:36, Antônio:22, Francisco:18, Pedro:22, Lucas:18, Gabriel:18, Miguel:16, Arthur:15, Davi:14, Bernardo:11, Heitor:10, Samuel:9, Lorenzo:8, Théo:8, Enzo:9, Enzo Gabriel:5, João Pedro:8, João Miguel:5, João Lucas:4, Pedro Henrique:7, Luiz Felipe:4, Matheus:14, Gustavo:13, Rafael:14, Felipe:13, Guilherme:12, Bruno:12, Rodrigo:11, Leonardo:10, Eduardo:11, Daniel:11, Thiago:12, Marcelo:9, André:9, Fernando:9, Ricardo:8, Diego:8, Vinícius:9, Caio:6, Henrique:6, Murilo:6, Nicolas:6, Benjamin:5, Isaac:5, Noah:4, Ravi:4, Gael:4, Anthony:4, Otávio:4, Augusto:3, Caetano:2, Joaquim:4, Vicente:4, Tomás:2, Ian:3, Yuri:3, Igor:5, Hugo:4, Renan:5, Alan:3, Alexandre:8, Carlos:12, Carlos Eduardo:4, Paulo:12, Marcos:10, Luiz:12, Roberto:7, Fábio:7, Leandro:7, Anderson:7, Wesley:4, Jefferson:4, Douglas:4, Adriano:5, Sérgio:5, Márcio:5, Jorge:5, Edson:4, Wagner:3, Cauã:3, Ubiratan:1, Moacir:1, Zeca:1, Raoni:1",
);

export const SURNAMES = parse(
  "Silva:90, Santos:60, Oliveira:50, Souza:46, Pereira:32, Lima:30, Ferreira:28, Costa:26, Rodrigues:26, Almeida:24, Nascimento:22, Alves:22, Carvalho:18, Araújo:18, Ribeiro:20, Gomes:20, Martins:18, Barbosa:16, Rocha:15, Dias:13, Cardoso:12, Teixeira:11, Moreira:11, Correia:9, Cavalcanti:6, Mendes:9, Nunes:9, Freitas:9, Vieira:9, Barros:8, Moraes:8, Monteiro:8, Pinto:8, Batista:8, Campos:8, Castro:8, Andrade:9, Lopes:9, Ramos:8, Moura:7, Melo:7, Machado:7, Marques:6, Fernandes:8, Gonçalves:9, Soares:8, Reis:6, Miranda:6, Cunha:6, Borges:5, Duarte:5, Azevedo:5, Pires:4, Fonseca:4, Brito:4, Tavares:4, Sales:4, Peixoto:3, Xavier:3, Guimarães:4, Sampaio:3, Aguiar:3, Farias:4, Macedo:3, Coelho:4, Amaral:3, Siqueira:3, Bezerra:3, Leite:4, Braga:3, Rezende:2, Medeiros:4, Queiroz:3, Assis:2, Prado:2, Pacheco:2, Antunes:2, Toledo:2, Bittencourt:1, Saraiva:1, Vasconcelos:2, Brandão:2, Viana:2, Paiva:2, Neves:3, Rangel:1, Valente:1, Lacerda:1, Sato:1, Tanaka:1, Rossi:1, Ferrari:1, Schmidt:1, Becker:1, Haddad:1",
);
