CREATE TABLE public.accounts (
    id bigint NOT NULL,
    name text NOT NULL,
    sign_in text,
    password text,
    created bigint NOT NULL
);
CREATE TABLE public.analyses (
    table_id bigint NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    found text,
    at bigint NOT NULL
);
CREATE TABLE public.chat (
    table_id bigint NOT NULL,
    number integer NOT NULL,
    room text NOT NULL,
    account bigint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.journal (
    table_id bigint NOT NULL,
    number integer NOT NULL,
    line text NOT NULL
);
CREATE TABLE public.members (
    account bigint NOT NULL,
    table_id bigint NOT NULL
);
CREATE TABLE public.ratings (
    game text NOT NULL,
    player text NOT NULL,
    rating double precision NOT NULL,
    uncertainty double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.results (
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    game text NOT NULL,
    player text NOT NULL,
    place integer NOT NULL,
    points integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.sessions (
    hash bytea NOT NULL,
    account bigint NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.tables (
    id bigint NOT NULL,
    header text NOT NULL,
    game text NOT NULL,
    phase text NOT NULL,
    public boolean NOT NULL,
    rated boolean NOT NULL,
    settled boolean NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.tokens (
    id bigint NOT NULL,
    hash bytea NOT NULL,
    account bigint NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    last_used bigint
);
INSERT INTO public.accounts VALUES (1480149751581460665, 'Livia', 'livia', '$argon2id$v=19$m=19456,t=2,p=1$OSS51fkeh4DQZKl+lLr51g$EcR06TkVjChF6UiRNWxd4/v5zghYqhp5y1G4gDvM8xA', 1794952849036);
INSERT INTO public.accounts VALUES (5989995683476535305, 'Marcus', 'marcus', '$argon2id$v=19$m=19456,t=2,p=1$gXozB+R0C05/hMgsCkFBpQ$IjW2xbJF9HR1WWOx6WURfDOtL+DILtdOGVsnue+o2j8', 1794952849366);
INSERT INTO public.chat VALUES (6347150757468561030, 1, 'players', 1480149751581460665, 'Livia', 'Salve!', 1794952850867);
INSERT INTO public.journal VALUES (6347150757468561030, 0, '[1794952849653,{"sit":{"seat":1,"sitter":{"person":{"account":"5685xasvvvy09","name":"Marcus"}}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 1, '[1794952849653,"start"]');
INSERT INTO public.journal VALUES (-7170292121194583456, 0, '[1794952849692,{"sit":{"seat":1,"sitter":{"person":{"account":"5685xasvvvy09","name":"Marcus"}}}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 1, '[1794952849692,"start"]');
INSERT INTO public.journal VALUES (-2621608672270316408, 0, '[1794952849715,{"sit":{"seat":1,"sitter":{"person":{"account":"5685xasvvvy09","name":"Marcus"}}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 1, '[1794952849715,"start"]');
INSERT INTO public.journal VALUES (8207105939939271648, 0, '[1794952849736,{"sit":{"seat":1,"sitter":{"person":{"account":"5685xasvvvy09","name":"Marcus"}}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 1, '[1794952849736,"start"]');
INSERT INTO public.journal VALUES (9066342635982343502, 0, '[1794952849753,{"sit":{"seat":1,"sitter":{"person":{"account":"5685xasvvvy09","name":"Marcus"}}}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 1, '[1794952849753,"start"]');
INSERT INTO public.journal VALUES (6347150757468561030, 2, '[1794952849765,{"play":{"seat":0,"answer":{"play": {"role": "laborer", "unit": "senator"}}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 3, '[1794952849772,{"play":{"seat":1,"answer":"think"}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 4, '[1794952849786,{"play":{"seat":1,"answer":"draw_one"}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 5, '[1794952849797,{"play":{"seat":0,"answer":{"store_from_pool": "brick"}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 6, '[1794952849809,{"play":{"seat":1,"answer":{"play": {"role": "legionary", "unit": {"card": "bath"}}}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 7, '[1794952849819,{"play":{"seat":0,"answer":"think"}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 8, '[1794952849826,{"play":{"seat":0,"answer":"draw_one"}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 9, '[1794952849845,{"play":{"seat":1,"answer":{"demand": "latrine"}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 10, '[1794952849854,{"play":{"seat":0,"answer":{"give": "road"}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 11, '[1794952849869,{"play":{"seat":0,"answer":{"play": {"role": "architect", "unit": {"petition": "brick"}}}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 12, '[1794952849885,{"play":{"seat":0,"answer":{"petition": "atrium"}}}]');
INSERT INTO public.journal VALUES (6347150757468561030, 13, '[1794952849892,{"play":{"seat":0,"answer":{"petition": "shrine"}}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 2, '[1794952849904,{"play":{"seat":0,"answer":"roll"}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 3, '[1794952849917,{"play":{"seat":0,"answer":{"place": {"building": "senatus", "dice": [2, 3, 4]}}}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 4, '[1794952849937,{"play":{"seat":1,"answer":"roll"}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 5, '[1794952849946,{"play":{"seat":1,"answer":{"place": {"building": "castrum", "dice": [4]}}}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 6, '[1794952849954,{"play":{"seat":0,"answer":"roll"}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 7, '[1794952849965,{"play":{"seat":0,"answer":{"place": {"building": "castrum", "dice": [4, 4, 4, 4]}}}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 8, '[1794952849972,{"play":{"seat":1,"answer":"roll"}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 9, '[1794952849985,{"play":{"seat":1,"answer":{"place": {"building": "senatus", "dice": [3, 4]}}}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 10, '[1794952849998,{"play":{"seat":0,"answer":"roll"}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 11, '[1794952850020,{"play":{"seat":0,"answer":{"place": {"building": "castrum", "dice": [5]}}}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 12, '[1794952850047,{"play":{"seat":1,"answer":"roll"}}]');
INSERT INTO public.journal VALUES (-7170292121194583456, 13, '[1794952850067,{"play":{"seat":1,"answer":{"place": {"building": "senatus", "dice": [5]}}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 2, '[1794952850092,{"play":{"seat":0,"answer":{"characters": ["senator", "christian_senator", "christian_merchant", "legionary", "vestal", "vestal", "slave", "christian_slave"]}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 3, '[1794952850101,{"play":{"seat":1,"answer":{"characters": ["christian_senator", "merchant", "legionary", "legionary", "vestal", "vestal", "slave", "christian_slave"]}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 4, '[1794952850129,{"play":{"seat":0,"answer":{"bid_denarii": 3}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 5, '[1794952850138,{"play":{"seat":1,"answer":"pass"}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 6, '[1794952850149,{"play":{"seat":0,"answer":{"take": "leisure"}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 7, '[1794952850172,{"play":{"seat":0,"answer":{"recruit": "christian_merchant"}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 8, '[1794952850185,{"play":{"seat":1,"answer":{"recruit": "legionary"}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 9, '[1794952850215,{"play":{"seat":0,"answer":{"sell": {"building": "crane", "colour": "red"}}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 10, '[1794952850237,{"play":{"seat":1,"answer":{"bid_cards": 4}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 11, '[1794952850251,{"play":{"seat":0,"answer":"pass"}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 12, '[1794952850294,{"play":{"seat":1,"answer":{"turn": "christian_senator"}}}]');
INSERT INTO public.journal VALUES (-2621608672270316408, 13, '[1794952850315,{"play":{"seat":1,"answer":{"turn": "legionary"}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 2, '[1794952850335,{"play":{"seat":1,"answer":{"keep": "house2"}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 3, '[1794952850355,{"play":{"seat":0,"answer":{"keep": "aqueduct"}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 4, '[1794952850374,{"play":{"seat":0,"answer":{"place": 3}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 5, '[1794952850397,{"play":{"seat":1,"answer":{"place": 5}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 6, '[1794952850433,{"play":{"seat":0,"answer":{"place": 1}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 7, '[1794952850454,{"play":{"seat":1,"answer":{"place": 2}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 8, '[1794952850475,{"play":{"seat":0,"answer":{"take": "forum_romanum"}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 9, '[1794952850490,{"play":{"seat":0,"answer":{"build": "forum_romanum"}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 10, '[1794952850515,{"play":{"seat":0,"answer":{"site": "5,3"}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 11, '[1794952850536,{"play":{"seat":0,"answer":"produce"}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 12, '[1794952850559,{"play":{"seat":1,"answer":{"take": "winery"}}}]');
INSERT INTO public.journal VALUES (8207105939939271648, 13, '[1794952850568,{"play":{"seat":1,"answer":"finish"}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 2, '[1794952850604,{"play":{"seat":0,"answer":{"lay": "peace"}}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 3, '[1794952850624,{"play":{"seat":0,"answer":"pass"}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 4, '[1794952850647,{"play":{"seat":0,"answer":"pay_tribute"}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 5, '[1794952850666,{"play":{"seat":1,"answer":{"lay": "peace"}}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 6, '[1794952850683,{"play":{"seat":1,"answer":"pass"}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 7, '[1794952850718,{"play":{"seat":1,"answer":"refuse"}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 8, '[1794952850734,{"play":{"seat":1,"answer":{"lose_bare": "farm"}}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 9, '[1794952850757,{"play":{"seat":0,"answer":{"lay": "city"}}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 10, '[1794952850781,{"play":{"seat":0,"answer":"pass"}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 11, '[1794952850801,{"play":{"seat":0,"answer":"pay_tribute"}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 12, '[1794952850822,{"play":{"seat":1,"answer":{"lay": "farm"}}}]');
INSERT INTO public.journal VALUES (9066342635982343502, 13, '[1794952850851,{"play":{"seat":1,"answer":{"buy": {"building": "B05", "on": "city"}}}}]');
INSERT INTO public.members VALUES (1480149751581460665, 6347150757468561030);
INSERT INTO public.members VALUES (5989995683476535305, 6347150757468561030);
INSERT INTO public.members VALUES (1480149751581460665, -7170292121194583456);
INSERT INTO public.members VALUES (5989995683476535305, -7170292121194583456);
INSERT INTO public.members VALUES (1480149751581460665, -2621608672270316408);
INSERT INTO public.members VALUES (5989995683476535305, -2621608672270316408);
INSERT INTO public.members VALUES (1480149751581460665, 8207105939939271648);
INSERT INTO public.members VALUES (5989995683476535305, 8207105939939271648);
INSERT INTO public.members VALUES (1480149751581460665, 9066342635982343502);
INSERT INTO public.members VALUES (5989995683476535305, 9066342635982343502);
INSERT INTO public.sessions VALUES ('\x2686937c3859a96715661b37201394d1dbc4738670fd90847ec357c6717e424f', 1480149751581460665, 1794952849062, 1829512849062);
INSERT INTO public.sessions VALUES ('\x60fc551b8ba157983e5e62259709710e315eed75325037b77781eea1c9ddec78', 5989995683476535305, 1794952849378, 1829512849378);
INSERT INTO public.sessions VALUES ('\xda2eb51c2de8ccd79150c482511a4b785eb15042d7887f8187455a4e6ae2282b', 1480149751581460665, 1794952849521, 1829512849521);
INSERT INTO public.sessions VALUES ('\x2815b467ddbec4b26e23845e50cc088c127224e8985dd7ac03a8d85b9b6e8841', 5989995683476535305, 1794952849599, 1829512849599);
INSERT INTO public.tables VALUES (6347150757468561030, '{"game":"glory-to-rome","revision":1,"seed":"3d4005cae0d85846318e602c3fa59c129cd5920a5fd5046c0bc08d73e8b5cf26","nonce":"4e3f2a348910b7390d975f7a59f4ace283c46965ccc3d671f3f55f0344a5709b","seats":[{"person":{"account":"192mcbdepaj5s","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"192mcbdepaj5s","invite":"4rn9c02ypbnek","created":1794952849629}', 'glory-to-rome', 'running', true, true, false, 1794952849629);
INSERT INTO public.tables VALUES (-7170292121194583456, '{"game":"alea-iacta-est","revision":1,"seed":"447db04b46465bea4d5d56148e1ac9f1f346d06bb73859af239173b3f7c8b93b","nonce":"c32e45dd9e6082be635aa259c30d7fddd05957c76dcfdffbe02f3481e730a1c6","seats":[{"person":{"account":"192mcbdepaj5s","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"192mcbdepaj5s","invite":"axyz262xavhe4","created":1794952849679}', 'alea-iacta-est', 'running', true, true, false, 1794952849679);
INSERT INTO public.tables VALUES (-2621608672270316408, '{"game":"sylla","revision":1,"seed":"c8d9a20827d2c096c2345cdfd0aa1b56e7b8e0da97113f284e663346add26594","nonce":"0605ed153b7051cdced130c54a2af32aa0f485cf4dd21385907b970b3995bf38","seats":[{"person":{"account":"192mcbdepaj5s","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"192mcbdepaj5s","invite":"41aqkbdb77yyt","created":1794952849701}', 'sylla', 'running', true, true, false, 1794952849701);
INSERT INTO public.tables VALUES (8207105939939271648, '{"game":"city-of-rome","revision":1,"seed":"3a46ff3bba917e8a0973b2222ade1fb44b879a452ab09f8c77b1738a2470d925","nonce":"2241493677efde48f13c6de3efeb23bb1c6a63332cbc0bc2afe91122adda9123","seats":[{"person":{"account":"192mcbdepaj5s","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"192mcbdepaj5s","invite":"3nf0v96m0492m","created":1794952849721}', 'city-of-rome', 'running', true, true, false, 1794952849721);
INSERT INTO public.tables VALUES (9066342635982343502, '{"game":"gloria-mundi","revision":2,"seed":"f85e364a17fb17217e37f0f2465b98e7a37b005dee3d38cb290210f44dc01490","nonce":"96ccdfc4384ffd4204687c9d494023f5ea35394df74edbdf886b8b9e7cbe1260","seats":[{"person":{"account":"192mcbdepaj5s","name":"Livia"}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"192mcbdepaj5s","invite":"8camwq8fed0yp","created":1794952849744}', 'gloria-mundi', 'running', true, true, false, 1794952849744);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_sign_in_key UNIQUE (sign_in);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (account, table_id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (game, player);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);
CREATE INDEX results_of ON public.results USING btree (player);
CREATE INDEX sessions_of ON public.sessions USING btree (account);
CREATE INDEX tables_by_phase ON public.tables USING btree (phase, public, created);
CREATE INDEX tokens_of ON public.tokens USING btree (account);
