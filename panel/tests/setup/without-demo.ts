// Imported after test-environment and before the modules that read the environment, for a store that starts empty.
process.env.DEMO = "off";
