BEGIN TRANSACTION;
CREATE TABLE accounts (
    id       BIGINT PRIMARY KEY,
    name     TEXT NOT NULL,
    sign_in  TEXT UNIQUE,
    password TEXT,
    created  BIGINT NOT NULL
);
INSERT INTO "accounts" VALUES(-2181019281670731045,'Livia','livia','$argon2id$v=19$m=19456,t=2,p=1$pYibYzO/LEgMLZbcwznKew$5M4fzu5kkxJz+D2kZsc57HPwxzVNIKVtO2V2Q5eXERs',1794952840901);
INSERT INTO "accounts" VALUES(7269204420912810985,'Marcus','marcus','$argon2id$v=19$m=19456,t=2,p=1$Z0pof6duVNCrU+oUotPETQ$uRBIrXUh7XjipDQDlJF+vN5Df7Ynq5jqQrHUQD7ip3o',1794952841210);
CREATE TABLE analyses (
    table_id BIGINT PRIMARY KEY,
    state    TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    found    TEXT,
    at       BIGINT NOT NULL
);
CREATE TABLE chat (
    table_id BIGINT NOT NULL,
    number   INTEGER NOT NULL,
    room     TEXT NOT NULL,
    account  BIGINT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES(-4930321282607192291,1,'players',-2181019281670731045,'Livia','Salve!',1794952842478);
CREATE TABLE journal (
    table_id BIGINT NOT NULL,
    number   INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "journal" VALUES(-4930321282607192291,0,'[1794952841437,{"sit":{"seat":1,"sitter":{"person":{"account":"69rb6x0p3a2z9","name":"Marcus"}}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,1,'[1794952841437,"start"]');
INSERT INTO "journal" VALUES(-4930321282607192291,2,'[1794952841537,{"play":{"seat":1,"answer":{"play": {"role": "patron", "unit": {"petition": "brick"}}}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,3,'[1794952841551,{"play":{"seat":1,"answer":{"petition": "foundry"}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,4,'[1794952841563,{"play":{"seat":1,"answer":{"petition": "school"}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,5,'[1794952841581,{"play":{"seat":0,"answer":{"play": {"role": "patron", "unit": "senator"}}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,6,'[1794952841591,{"play":{"seat":1,"answer":"pass"}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,7,'[1794952841608,{"play":{"seat":0,"answer":{"hire_from_pool": "wood"}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,8,'[1794952841626,{"play":{"seat":0,"answer":{"play": {"role": "architect", "unit": {"card": "tower"}}}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,9,'[1794952841640,{"play":{"seat":1,"answer":{"play": {"role": "architect", "unit": {"petition": "stone"}}}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,10,'[1794952841650,{"play":{"seat":1,"answer":{"petition": "sewer"}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,11,'[1794952841668,{"play":{"seat":1,"answer":{"petition": "prison"}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,12,'[1794952841678,{"play":{"seat":0,"answer":{"lay": {"building": "garden", "site": "stone", "place": "in_town"}}}}]');
INSERT INTO "journal" VALUES(-4930321282607192291,13,'[1794952841696,{"play":{"seat":1,"answer":"think"}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,0,'[1794952841494,{"sit":{"seat":1,"sitter":{"person":{"account":"69rb6x0p3a2z9","name":"Marcus"}}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,1,'[1794952841494,"start"]');
INSERT INTO "journal" VALUES(-2335910906232884343,2,'[1794952842119,{"play":{"seat":0,"answer":{"keep": "house2"}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,3,'[1794952842128,{"play":{"seat":1,"answer":{"keep": "aqueduct"}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,4,'[1794952842143,{"play":{"seat":1,"answer":{"place": 2}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,5,'[1794952842153,{"play":{"seat":0,"answer":{"place": 1}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,6,'[1794952842170,{"play":{"seat":1,"answer":{"place": 3}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,7,'[1794952842182,{"play":{"seat":0,"answer":{"place": 5}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,8,'[1794952842195,{"play":{"seat":0,"answer":{"take": "arena"}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,9,'[1794952842199,{"play":{"seat":0,"answer":{"build": "house2"}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,10,'[1794952842218,{"play":{"seat":0,"answer":{"site": "4,2"}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,11,'[1794952842227,{"play":{"seat":0,"answer":"finish"}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,12,'[1794952842238,{"play":{"seat":1,"answer":{"take": "vegetable_farm"}}}]');
INSERT INTO "journal" VALUES(-2335910906232884343,13,'[1794952842250,{"play":{"seat":1,"answer":"finish"}}]');
INSERT INTO "journal" VALUES(-972779613698266663,0,'[1794952841520,{"sit":{"seat":1,"sitter":{"person":{"account":"69rb6x0p3a2z9","name":"Marcus"}}}}]');
INSERT INTO "journal" VALUES(-972779613698266663,1,'[1794952841520,"start"]');
INSERT INTO "journal" VALUES(-972779613698266663,2,'[1794952842272,{"play":{"seat":0,"answer":{"lay": "farm"}}}]');
INSERT INTO "journal" VALUES(-972779613698266663,3,'[1794952842291,{"play":{"seat":0,"answer":"pass"}}]');
INSERT INTO "journal" VALUES(-972779613698266663,4,'[1794952842316,{"play":{"seat":0,"answer":"refuse"}}]');
INSERT INTO "journal" VALUES(-972779613698266663,5,'[1794952842329,{"play":{"seat":0,"answer":{"lose_bare": "farm"}}}]');
INSERT INTO "journal" VALUES(-972779613698266663,6,'[1794952842342,{"play":{"seat":1,"answer":{"lay": "peace"}}}]');
INSERT INTO "journal" VALUES(-972779613698266663,7,'[1794952842364,{"play":{"seat":1,"answer":"pass"}}]');
INSERT INTO "journal" VALUES(-972779613698266663,8,'[1794952842372,{"play":{"seat":1,"answer":"refuse"}}]');
INSERT INTO "journal" VALUES(-972779613698266663,9,'[1794952842390,{"play":{"seat":1,"answer":{"lose_bare": "city"}}}]');
INSERT INTO "journal" VALUES(-972779613698266663,10,'[1794952842402,{"play":{"seat":0,"answer":{"lay": "city"}}}]');
INSERT INTO "journal" VALUES(-972779613698266663,11,'[1794952842422,{"play":{"seat":0,"answer":"pass"}}]');
INSERT INTO "journal" VALUES(-972779613698266663,12,'[1794952842441,{"play":{"seat":0,"answer":"pay_tribute"}}]');
INSERT INTO "journal" VALUES(-972779613698266663,13,'[1794952842468,{"play":{"seat":1,"answer":{"lay": "farm"}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,0,'[1794952841474,{"sit":{"seat":1,"sitter":{"person":{"account":"69rb6x0p3a2z9","name":"Marcus"}}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,1,'[1794952841474,"start"]');
INSERT INTO "journal" VALUES(-524950306023457174,2,'[1794952841930,{"play":{"seat":0,"answer":{"characters": ["senator", "christian_senator", "christian_merchant", "legionary", "legionary", "vestal", "vestal", "slave"]}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,3,'[1794952841942,{"play":{"seat":1,"answer":{"characters": ["senator", "christian_senator", "christian_merchant", "legionary", "vestal", "vestal", "slave", "christian_slave"]}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,4,'[1794952841958,{"play":{"seat":0,"answer":{"bid_denarii": 3}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,5,'[1794952841968,{"play":{"seat":1,"answer":"pass"}}]');
INSERT INTO "journal" VALUES(-524950306023457174,6,'[1794952841977,{"play":{"seat":0,"answer":{"take": "civic"}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,7,'[1794952842001,{"play":{"seat":0,"answer":{"recruit": "christian_slave"}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,8,'[1794952842014,{"play":{"seat":1,"answer":{"recruit": "christian_senator"}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,9,'[1794952842035,{"play":{"seat":0,"answer":{"sell": {"building": "stall", "colour": "red"}}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,10,'[1794952842049,{"play":{"seat":1,"answer":{"bid_cards": 6}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,11,'[1794952842067,{"play":{"seat":0,"answer":{"bid_cards": 7}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,12,'[1794952842077,{"play":{"seat":0,"answer":{"turn": "christian_senator"}}}]');
INSERT INTO "journal" VALUES(-524950306023457174,13,'[1794952842096,{"play":{"seat":0,"answer":{"turn": "legionary"}}}]');
INSERT INTO "journal" VALUES(633825946902179854,0,'[1794952841450,{"sit":{"seat":1,"sitter":{"person":{"account":"69rb6x0p3a2z9","name":"Marcus"}}}}]');
INSERT INTO "journal" VALUES(633825946902179854,1,'[1794952841450,"start"]');
INSERT INTO "journal" VALUES(633825946902179854,2,'[1794952841708,{"play":{"seat":0,"answer":"roll"}}]');
INSERT INTO "journal" VALUES(633825946902179854,3,'[1794952841738,{"play":{"seat":0,"answer":{"place": {"building": "castrum", "dice": [4]}}}}]');
INSERT INTO "journal" VALUES(633825946902179854,4,'[1794952841769,{"play":{"seat":1,"answer":"roll"}}]');
INSERT INTO "journal" VALUES(633825946902179854,5,'[1794952841782,{"play":{"seat":1,"answer":{"place": {"building": "castrum", "dice": [1, 1, 1]}}}}]');
INSERT INTO "journal" VALUES(633825946902179854,6,'[1794952841802,{"play":{"seat":0,"answer":"roll"}}]');
INSERT INTO "journal" VALUES(633825946902179854,7,'[1794952841814,{"play":{"seat":0,"answer":{"place": {"building": "castrum", "dice": [1, 1]}}}}]');
INSERT INTO "journal" VALUES(633825946902179854,8,'[1794952841833,{"play":{"seat":1,"answer":"roll"}}]');
INSERT INTO "journal" VALUES(633825946902179854,9,'[1794952841849,{"play":{"seat":1,"answer":{"place": {"building": "senatus", "dice": [1]}}}}]');
INSERT INTO "journal" VALUES(633825946902179854,10,'[1794952841862,{"play":{"seat":0,"answer":"roll"}}]');
INSERT INTO "journal" VALUES(633825946902179854,11,'[1794952841874,{"play":{"seat":0,"answer":{"place": {"building": "senatus", "dice": [5]}}}}]');
INSERT INTO "journal" VALUES(633825946902179854,12,'[1794952841889,{"play":{"seat":1,"answer":"roll"}}]');
INSERT INTO "journal" VALUES(633825946902179854,13,'[1794952841906,{"play":{"seat":1,"answer":{"place": {"building": "senatus", "dice": [2, 3]}}}}]');
CREATE TABLE members (
    account  BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (account, table_id)
) WITHOUT ROWID;
INSERT INTO "members" VALUES(-2181019281670731045,-4930321282607192291);
INSERT INTO "members" VALUES(-2181019281670731045,-2335910906232884343);
INSERT INTO "members" VALUES(-2181019281670731045,-972779613698266663);
INSERT INTO "members" VALUES(-2181019281670731045,-524950306023457174);
INSERT INTO "members" VALUES(-2181019281670731045,633825946902179854);
INSERT INTO "members" VALUES(7269204420912810985,-4930321282607192291);
INSERT INTO "members" VALUES(7269204420912810985,-2335910906232884343);
INSERT INTO "members" VALUES(7269204420912810985,-972779613698266663);
INSERT INTO "members" VALUES(7269204420912810985,-524950306023457174);
INSERT INTO "members" VALUES(7269204420912810985,633825946902179854);
CREATE TABLE ratings (
    game        TEXT NOT NULL,
    player      TEXT NOT NULL,
    rating      REAL NOT NULL,
    uncertainty REAL NOT NULL,
    games       INTEGER NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE TABLE results (
    table_id BIGINT NOT NULL,
    seat     INTEGER NOT NULL,
    game     TEXT NOT NULL,
    player   TEXT NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE sessions (
    hash    BLOB PRIMARY KEY,
    account BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
INSERT INTO "sessions" VALUES(X'69440F2957A50DE36A8D9A19336DA90B2B4B9C330221DAA11169C4538ABC360E',-2181019281670731045,1794952840909,1829512840909);
INSERT INTO "sessions" VALUES(X'1BD756351459EEF51037B848EEC4866E1393A7D0E1D47A950CAC47A04CD23DC2',7269204420912810985,1794952841213,1829512841213);
INSERT INTO "sessions" VALUES(X'23F8E3A42C16CC01D53362DCEE665CB900A8CD8F112E1D02AADB39F65CA91680',-2181019281670731045,1794952841337,1829512841337);
INSERT INTO "sessions" VALUES(X'993AAA6B28C4B41CD5FDB62972062D5279F42AF2C3AF6EA11250EE8E11CACC7A',7269204420912810985,1794952841402,1829512841402);
CREATE TABLE tables (
    id      BIGINT PRIMARY KEY,
    header  TEXT NOT NULL,
    game    TEXT NOT NULL,
    phase   TEXT NOT NULL,
    public  BOOLEAN NOT NULL,
    rated   BOOLEAN NOT NULL,
    settled BOOLEAN NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO "tables" VALUES(-4930321282607192291,'{"game":"glory-to-rome","revision":1,"seed":"30dc1605bf7d988f317d59f596393fb57e021c65057f4c39626a679065e32841","nonce":"6dff935b99ee4ec3d4d550a12665d5fee2bd73c50ecc2d107a19e84cb7a17d09","seats":[{"person":{"account":"e3evpgk9vt2pv","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"e3evpgk9vt2pv","invite":"579x8kjmvakpc","created":1794952841420}','glory-to-rome','running',1,1,0,1794952841420);
INSERT INTO "tables" VALUES(633825946902179854,'{"game":"alea-iacta-est","revision":1,"seed":"7f8e8b62dc1ff1b50870a5ccb0f27801767d5d11052a1276f89369f4af904aac","nonce":"4c5e5dd1d3e3753fdcc00ee330b45028aca42280e09f1502495cc7732233d976","seats":[{"person":{"account":"e3evpgk9vt2pv","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"e3evpgk9vt2pv","invite":"88dnz19yj27n7","created":1794952841442}','alea-iacta-est','running',1,1,0,1794952841442);
INSERT INTO "tables" VALUES(-524950306023457174,'{"game":"sylla","revision":1,"seed":"1cc18e09a04b2a2ce0177858b9737f1b6fe554559cd1e5b90f78e6889923cb21","nonce":"4825abb2882b0451fc0ad79897744edcf8cb9d12de60ad852a967fd7392f31db","seats":[{"person":{"account":"e3evpgk9vt2pv","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"e3evpgk9vt2pv","invite":"fkn8bmqamqz1n","created":1794952841462}','sylla','running',1,1,0,1794952841462);
INSERT INTO "tables" VALUES(-2335910906232884343,'{"game":"city-of-rome","revision":1,"seed":"00525d6a68ede854d0bcc246e8ed809ec401a52903e5ddca9b0aadb2bd04d64f","nonce":"9e1faa3e7409025fcd37a5028f0e9ce9c4c19d2d8d0ad02a0a2a7c5780278c54","seats":[{"person":{"account":"e3evpgk9vt2pv","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"e3evpgk9vt2pv","invite":"1f7nqhd6knqtp","created":1794952841487}','city-of-rome','running',1,1,0,1794952841487);
INSERT INTO "tables" VALUES(-972779613698266663,'{"game":"gloria-mundi","revision":2,"seed":"7d5a66e5320163e88c3410fd10646653d10a682fd3b0f5906741ad26653f6387","nonce":"8c200aeaf69bddc85b5e04f228c2930e8f08c2d4099db5f7d314eaecf5e66005","seats":[{"person":{"account":"e3evpgk9vt2pv","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"e3evpgk9vt2pv","invite":"074dm3t4d2qxc","created":1794952841506}','gloria-mundi','running',1,1,0,1794952841506);
CREATE TABLE tokens (
    id        BIGINT PRIMARY KEY,
    hash      BLOB NOT NULL UNIQUE,
    account   BIGINT NOT NULL,
    name      TEXT NOT NULL,
    created   BIGINT NOT NULL,
    last_used BIGINT
);
CREATE INDEX sessions_of ON sessions (account);
CREATE INDEX tokens_of ON tokens (account);
CREATE INDEX tables_by_phase ON tables (phase, public, created);
CREATE INDEX results_of ON results (player);
COMMIT;
